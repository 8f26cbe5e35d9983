// `completion SHELL`: a script that completes commands, options and their values, made of the commands themselves.

import { resolve } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import { bashScript, fishScript, zshScript } from './completion-scripts.ts';
import { wordsOf } from './completion-words.ts';
import type { Runner } from './runner.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const shells = ['bash', 'zsh', 'fish'] as const;

const usage = `
The script also defines the command chem where there is none. For each new shell:
  bash   echo 'eval "$(npm --prefix PATH run --silent chem -- completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(npm --prefix PATH run --silent chem -- completion zsh)"' >> ~/.zshrc   (behind compinit)
  fish   npm --prefix PATH run --silent chem -- completion fish > ~/.config/fish/conf.d/chem.fish
PATH is the folder of this product.`;

export function addCompletion(program: Command, { streams }: Runner): void {
  program.commandsGroup('Shell:');
  const command = new Command('completion')
    .summary('writes a script that completes commands and options')
    .description('Writes a script that completes commands, options and their values in a shell.')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .addHelpText('after', usage)
    .action((shell) => void streams.output.write(scripts[shell](wordsOf(program), commandLine())));
  program.addCommand(command.copyInheritedSettings(program));
}

/** The program file of this one, and the Node that runs it. */
const commandLine = (): string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  resolve(import.meta.dirname, '../main.ts'),
];
