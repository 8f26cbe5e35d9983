// From a command line to the program that does it.

import type { Environment } from '@app/shared/rules/environment';
import { CommandLineEnd } from '@app/shared/rules/command-line';
import { checkConfig, servers, tools, usage, type Subcommand } from './commands.ts';

export interface Command {
  program: string;
  args: readonly string[];
  variables: Readonly<Record<string, string>>;
}

/** Throws a CommandLineEnd for `--help`, for an unknown command, and for a variable that contradicts the command. */
export function commandOf([name, ...args]: readonly string[], env: Environment): Command {
  if (name === '--help' || name === '-h') throw new CommandLineEnd(usage());
  if (name === undefined) throw new CommandLineEnd(usage(), 'a command is missing');
  if (name === checkConfig) return checkOf(args, env);
  const found = named({ ...servers, ...tools }, name);
  if (!found) throw new CommandLineEnd(usage(), `unknown command ${JSON.stringify(name)}`);
  return asked(name, found, args, env);
}

function checkOf([role, ...args]: readonly string[], env: Environment): Command {
  const roles = Object.keys(servers);
  const line = `usage: synthline ${checkConfig} ${roles.join('|')} [--online]\n      exit 0 when nothing is wrong, else 1; --online (gateway) also asks each upstream`;
  if (role === '--help' || role === '-h') throw new CommandLineEnd(line);
  if (role === undefined) throw new CommandLineEnd(line, 'a role is missing');
  const found = named(servers, role);
  if (!found) throw new CommandLineEnd(line, `unknown role ${JSON.stringify(role)}`);
  return asked(role, found, ['--check-config', ...args], env);
}

function asked(name: string, found: Subcommand, args: readonly string[], env: Environment): Command {
  const { program, before = [], variables = {} } = found;
  for (const [variable, value] of Object.entries(variables)) {
    const given = env[variable];
    if (given && given !== value)
      throw new CommandLineEnd(
        usage(),
        `${variable}: must be ${value} for synthline ${name}, or not set; it is ${given}`,
      );
  }
  return { program, args: [...before, ...args], variables };
}

function named(table: Readonly<Record<string, Subcommand>>, name: string): Subcommand | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
