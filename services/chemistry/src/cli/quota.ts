// `quota list|set|clear`: how many searches a tenant may take. Asked of the running service where it holds the embedded
// database. A JSON object a line on standard output: the quotas of the tenant as they are then.
//
//   quota list [--tenant ID]
//   quota set --tenant ID --searches N --by NAME [--module all|NAME] [--period month|year|total] [--from DAY] [--until DAY]
//   quota clear --tenant ID --by NAME [--module all|NAME]
//
// A tenant without a quota is not limited. --until names the last day (UTC).

import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { quotaCommandSchema, runQuota, type QuotaCommand } from '../features/quota/admin.ts';
import type { WriteLine } from './lines.ts';

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
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
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
  throw new RangeError(
    'quota list [--tenant ID] | set --tenant ID --searches N --by NAME [--module all|NAME] [--period month|year|total] [--from DAY] [--until DAY] | clear --tenant ID --by NAME [--module all|NAME]',
  );
}
