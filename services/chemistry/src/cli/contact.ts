// `contact`: messages that users wrote to the operator. Asked of the running service where it holds the embedded database. A
// JSON object a line on standard output.

import { Check } from 'typebox/value';
import { CommandLineEnd, readCommandLine } from '@app/shared/rules/command-line';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { contactCommandSchema, runContact } from '../features/contact/admin.ts';
import type { WriteLine } from './lines.ts';

const usage = `usage:
  contact list [--tenant ID] [--mail waiting|sent|failed]      messages that users wrote to the operator
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs`;

const options = { tenant: { type: 'string' }, mail: { type: 'string' } } as const;

/** Runs one command. Throws for options that make no sense. */
export async function answerContact(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 1] });
  const command: unknown = JSON.parse(JSON.stringify({ action: positionals[0] ?? '', ...values }));
  if (!Check(contactCommandSchema, command)) {
    throw new CommandLineEnd(usage, 'these options make no sense together');
  }
  for (const line of await ask(loadDatabaseSettings(process.env), 'contact', command, (parts) =>
    runContact(command, parts),
  ))
    write(line);
}
