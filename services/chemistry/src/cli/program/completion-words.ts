// What can follow each command, for the scripts that complete it.

import type { CommandUnknownOpts } from '@commander-js/extra-typings';

export type ValueKind = 'none' | 'text' | 'file' | 'folder' | readonly string[];

export interface Word {
  text: string;
  description: string;
  value: ValueKind;
}

export interface CommandWords {
  /** `['payments', 'approve']`; nothing for the program itself. */
  path: string[];
  commands: { text: string; description: string }[];
  options: Word[];
  /** What stands behind the options. */
  operand: ValueKind;
}

const kinds: Readonly<Record<string, ValueKind>> = {
  file: 'file',
  files: 'file',
  target: 'file',
  pdf: 'file',
  folder: 'folder',
};

/** Of the command and of all below it. */
export function wordsOf(command: CommandUnknownOpts, path: string[] = []): CommandWords[] {
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  const [operand] = command.registeredArguments;
  const own: CommandWords = {
    path,
    commands: commands.map((one) => ({ text: one.name(), description: one.summary() || one.description() })),
    options: help.visibleOptions(command).flatMap((option) => {
      const value = option.argChoices ?? (option.required ? (kinds[nameIn(option.flags)] ?? 'text') : 'none');
      const word = { description: option.description, value };
      return [option.long, option.short].flatMap((text) => (text ? [{ ...word, text }] : []));
    }),
    operand: operand ? (operand.argChoices ?? kinds[operand.name()] ?? 'text') : 'none',
  };
  return [own, ...command.commands.flatMap((one) => wordsOf(one, [...path, one.name()]))];
}

/** `file` of `--stock <file>`. */
const nameIn = (flags: string): string => /<(\w+)/.exec(flags)?.[1] ?? '';
