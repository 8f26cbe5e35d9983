// `payments`: the reviewer's side of bank transfers. Asked of the running service where it holds the embedded database. A JSON
// object a line on standard output.

import { readFileSync } from 'node:fs';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { paymentsCommandSchema, runPayments } from '../features/console/admin.ts';
import { loadConsoleSettings } from '../features/console/config.ts';
import type { WriteLine } from './lines.ts';
import { readCommand } from './office-command.ts';
import { saveFiles } from './save-files.ts';

interface Given {
  action: string;
  /** Folder for receipts. */
  to?: string;
  /** A PDF to be kept with the payment. */
  file?: string | undefined;
}

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function reviewPayments({ to = '', file, ...rest }: Given, write: WriteLine): Promise<void> {
  const content = file === undefined ? {} : { content: readFileSync(file).toString('base64') };
  const command = readCommand(paymentsCommandSchema, { ...rest, ...content });
  const console = loadConsoleSettings(process.env);
  const lines = await ask(loadDatabaseSettings(process.env), 'payments', command, (parts) =>
    runPayments(command, { ...parts, console }),
  );
  for (const line of rest.action === 'receipts' ? saveFiles(lines, to) : lines) write(line);
}
