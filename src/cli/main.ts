import { Command } from 'commander';
import { version } from '../../package.json';

const program = new Command('spaceline')
  .description('The Star Trek Customizable Card Game in a terminal')
  .version(version)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .action(() => {
    program.outputHelp();
  });

await program.parseAsync();
