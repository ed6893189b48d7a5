print("pressboard")
