// The command line as a tree of commands, each with its own help. What a command needs is loaded when it runs, so that help,
// completion and refusals are there at once.

import { Command } from '@commander-js/extra-typings';
import { addCompletion } from './completion.ts';
import { addEngineCommands } from './engine-commands.ts';
import { addFileCommands } from './file-commands.ts';
import { addOfficeCommands } from './office-commands.ts';
import type { Runner } from './runner.ts';

const about = `Plans syntheses and predicts reactions on the command line, and administers the records of the service.

Commands of the engine read one structure or reaction a line, from files or standard input, and write one result for each:
text on a terminal, one JSON object a line with --json or when the output is no terminal.`;

const exitCodes = `
Exit codes:
  0    done; a line without a result has a member "error" with code and message
  1    failed while working, or the output could not be written
  2    the command line is refused: nothing was done
  3    with --strict: at least one line has no result
  130  interrupted

chem COMMAND --help shows the options of a command.`;

/** The whole tree. It throws CommanderErrors instead of ending the process. */
export function createProgram(runner: Runner): Command {
  const { output, errors } = runner.streams;
  const width = (stream: object): number => ('columns' in stream ? Number(stream.columns) : 100);
  const program = new Command('chem')
    .description(about)
    .addHelpText('after', exitCodes)
    .exitOverride()
    .configureHelp({ sortSubcommands: false, showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => void errors.write(text),
      getOutHelpWidth: () => width(output),
      getErrHelpWidth: () => width(errors),
    })
    .helpCommand('help [command]', 'shows the options of a command')
    .showSuggestionAfterError(true);
  addEngineCommands(program, runner);
  addFileCommands(program, runner);
  addOfficeCommands(program, runner);
  addCompletion(program, runner);
  return program;
}
