// `users`: all that is kept of one user, as one JSON document, or gone for good. Asked of the running service where it
// holds the embedded database. A JSON object a line on standard output.

import { resolve } from 'node:path';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { officeOf, runUsers, usersCommandSchema, type UsersCommand } from '../features/erasure/admin.ts';
import type { Streams } from './program/runner.ts';
import type { WriteLine } from './lines.ts';
import { readCommand } from './office-command.ts';
import { standard, withFile } from './standard-streams.ts';

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function manageUsers(
  given: { action: string; file?: string },
  write: WriteLine,
  { input, output, errors }: Streams,
): Promise<void> {
  const commandOf = (path?: string): UsersCommand =>
    readCommand(usersCommandSchema, { ...given, ...(path !== undefined && { file: path }) });
  const { file } = given;
  if (file !== standard) return run(commandOf(file && resolve(file)), write);
  commandOf();
  if (given.action === 'export')
    return withFile({ output }, (path) =>
      run(commandOf(path), (line) => errors.write(`${JSON.stringify({ ...line, file })}\n`)),
    );
  return withFile({ input }, (path) => run(commandOf(path), write));
}

async function run(command: UsersCommand, write: WriteLine): Promise<void> {
  const here = (parts: Parameters<typeof officeOf>[0]) => runUsers(command, officeOf(parts));
  for (const line of await ask(loadDatabaseSettings(process.env), 'users', command, here)) write(line);
}
