import Glibc

exit(LexiconTool(Array(CommandLine.arguments.dropFirst())).run())
