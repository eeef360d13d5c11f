import NavGraphCommandLine

exit(CommandLineProgram.whole.run(with: Array(CommandLine.arguments.dropFirst())).rawValue)
