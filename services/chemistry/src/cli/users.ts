// `users`: all that is kept of one user, as one JSON document, or gone for good. Asked of the running service where it
// holds the embedded database. A JSON object a line on standard output.

import { resolve } from 'node:path';
import { Check } from 'typebox/value';
import { CommandLineEnd, readCommandLine } from '@app/shared/rules/command-line';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { officeOf, runUsers, usersCommandSchema, type UsersCommand } from '../features/erasure/admin.ts';
import type { Streams } from './commands.ts';
import type { WriteLine } from './lines.ts';
import { standard, withFile } from './standard-streams.ts';

const usage = `usage:
  users export --tenant ID --user ID --file FILE|-     all that is kept of the user, as one JSON document
  users erase --tenant ID --user ID --by NAME          removes it for good; may be repeated
  users erased [--tenant ID]                           who was erased, by marks that name nobody: keep it beside the backups
  users erase-again --file FILE|- --by NAME            after a restore: erases anyone of that list who came back with it
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs`;

const options = {
  tenant: { type: 'string' },
  user: { type: 'string' },
  file: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function manageUsers(args: string[], write: WriteLine, { input, output, errors }: Streams): Promise<void> {
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 1] });
  const { file, ...rest } = values;
  const given = { action: positionals[0], ...rest };
  if (file !== standard) return run(commandOf({ ...given, file: file && resolve(file) }), write);
  commandOf({ ...given, file });
  if (given.action === 'export')
    return withFile({ output }, (path) =>
      run(commandOf({ ...given, file: path }), (line) => errors.write(`${JSON.stringify({ ...line, file })}\n`)),
    );
  return withFile({ input }, (path) => run(commandOf({ ...given, file: path }), write));
}

async function run(command: UsersCommand, write: WriteLine): Promise<void> {
  const here = (parts: Parameters<typeof officeOf>[0]) => runUsers(command, officeOf(parts));
  for (const line of await ask(loadDatabaseSettings(process.env), 'users', command, here)) write(line);
}

function commandOf(given: object): UsersCommand {
  const command: unknown = JSON.parse(JSON.stringify(given));
  if (Check(usersCommandSchema, command)) return command;
  throw new CommandLineEnd(usage, 'these options make no sense together');
}
