// `quota`: how many searches a tenant may take. Asked of the running service where it holds the embedded database. A JSON
// object a line on standard output: the quotas of the tenant as they are then.

import { Check } from 'typebox/value';
import { CommandLineEnd, readCommandLine } from '@app/shared/rules/command-line';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { quotaCommandSchema, runQuota, type QuotaCommand } from '../features/quota/admin.ts';
import type { WriteLine } from './lines.ts';

const usage = `usage:
  quota list [--tenant ID]
  quota set --tenant ID --searches N --by NAME [--module all|NAME] [--period month|year|total] [--from DAY] [--until DAY]
  quota clear --tenant ID --by NAME [--module all|NAME]
a tenant without a quota is not limited; --until names the last day (UTC)
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs`;

const options = {
  tenant: { type: 'string' },
  module: { type: 'string' },
  searches: { type: 'string' },
  period: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function changeQuotas(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 1] });
  const [action = ''] = positionals;
  const command = commandOf(action, values);
  for (const line of await ask(loadDatabaseSettings(process.env), 'quota', command, (parts) =>
    runQuota(command, parts),
  ))
    write(line);
}

function commandOf(action: string, values: Partial<Record<keyof typeof options, string>>): QuotaCommand {
  const { searches, module, ...rest } = values;
  const scope = action === 'list' ? {} : { module: module ?? 'all' };
  const given = { action, ...rest, ...scope, searches: searches === undefined ? undefined : Number(searches) };
  const command: unknown = JSON.parse(JSON.stringify(given));
  if (Check(quotaCommandSchema, command)) return command;
  throw new CommandLineEnd(usage, 'these options make no sense together');
}
