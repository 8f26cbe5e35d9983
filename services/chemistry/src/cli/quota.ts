// `quota`: how many searches a tenant may take. Asked of the running service where it holds the embedded database. A JSON
// object a line on standard output: the quotas of the tenant as they are then.

import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { quotaCommandSchema, runQuota } from '../features/quota/admin.ts';
import type { WriteLine } from './lines.ts';
import { readCommand } from './office-command.ts';

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function changeQuotas(given: { action: string }, write: WriteLine): Promise<void> {
  const command = readCommand(quotaCommandSchema, given);
  for (const line of await ask(loadDatabaseSettings(process.env), 'quota', command, (parts) =>
    runQuota(command, parts),
  ))
    write(line);
}
