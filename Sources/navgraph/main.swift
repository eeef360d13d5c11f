import NavGraphCommandLine

exit(Command.whole.run(Array(CommandLine.arguments.dropFirst())).rawValue)
