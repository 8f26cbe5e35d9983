// `contact list [--tenant ID] [--mail waiting|sent|failed]`: messages that users wrote to the operator. Asked of the running
// service where it holds the embedded database. A JSON object a line on standard output.

import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { contactCommandSchema, runContact } from '../features/contact/admin.ts';
import type { WriteLine } from './lines.ts';

const options = { tenant: { type: 'string' }, mail: { type: 'string' } } as const;

/** Runs one command. Throws for options that make no sense. */
export async function answerContact(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const command: unknown = JSON.parse(JSON.stringify({ action: positionals[0] ?? '', ...values }));
  if (!Check(contactCommandSchema, command)) {
    throw new RangeError('contact list [--tenant ID] [--mail waiting|sent|failed]');
  }
  for (const line of await ask(loadDatabaseSettings(process.env), 'contact', command, (parts) =>
    runContact(command, parts),
  ))
    write(line);
}
