// `contact`: messages that users wrote to the operator. Asked of the running service where it holds the embedded database. A
// JSON object a line on standard output.

import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { contactCommandSchema, runContact } from '../features/contact/admin.ts';
import type { WriteLine } from './lines.ts';
import { readCommand } from './office-command.ts';

/** Runs one command. Throws for options that make no sense. */
export async function answerContact(given: { action: string }, write: WriteLine): Promise<void> {
  const command = readCommand(contactCommandSchema, given);
  for (const line of await ask(loadDatabaseSettings(process.env), 'contact', command, (parts) =>
    runContact(command, parts),
  ))
    write(line);
}
