import Glibc
import PressboardWayland

exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
