// `users export|erase|erased|erase-again`: all that is kept of one user, as one JSON document, or gone for good. Asked of
// the running service where it holds the embedded database. A JSON object a line on standard output.
//
//   users export --tenant ID --user ID --file FILE
//   users erase --tenant ID --user ID --by NAME
//   users erased [--tenant ID]
//   users erase-again --file FILE --by NAME
//
// `erased` lists who was erased by marks that name nobody: kept beside the backups, `erase-again` erases after a restore
// anyone who came back with it.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { officeOf, runUsers, usersCommandSchema, type UsersCommand } from '../features/erasure/admin.ts';
import type { WriteLine } from './lines.ts';

const options = {
  tenant: { type: 'string' },
  user: { type: 'string' },
  file: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function manageUsers(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { file, ...rest } = values;
  const command = commandOf({ action: positionals[0], ...rest, file: file === undefined ? undefined : resolve(file) });
  for (const line of await ask(loadDatabaseSettings(process.env), 'users', command, (parts) =>
    runUsers(command, officeOf(parts)),
  ))
    write(line);
}

function commandOf(given: object): UsersCommand {
  const command: unknown = JSON.parse(JSON.stringify(given));
  if (Check(usersCommandSchema, command)) return command;
  throw new RangeError(
    'users export --tenant ID --user ID --file FILE | erase --tenant ID --user ID --by NAME | erased [--tenant ID] | erase-again --file FILE --by NAME',
  );
}
