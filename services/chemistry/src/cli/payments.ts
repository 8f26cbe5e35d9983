// `payments`: the reviewer's side of bank transfers. Asked of the running service where it holds the embedded database. A JSON
// object a line on standard output.

import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { CommandLineEnd, readCommandLine } from '@app/shared/rules/command-line';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { paymentsCommandSchema, runPayments, type PaymentsCommand } from '../features/console/admin.ts';
import { loadConsoleSettings } from '../features/console/config.ts';
import type { WriteLine } from './lines.ts';
import { saveFiles } from './save-files.ts';

const usage = `usage:
  payments list [--status pendingReview|approved|reviewFailed] [--tenant ID]
  payments show NUMBER                                 with every review: who, what, when
  payments receipts NUMBER --to FOLDER                 saves the uploaded receipts
  payments approve NUMBER --by NAME [--plan pro|enterprise] [--months N] [--points N]
  payments reject NUMBER --by NAME --reason TEXT
  payments invoice|contract NUMBER --by NAME --number TEXT [--file PDF]
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs`;

const options = {
  by: { type: 'string' },
  status: { type: 'string' },
  tenant: { type: 'string' },
  plan: { type: 'string' },
  months: { type: 'string' },
  points: { type: 'string' },
  reason: { type: 'string' },
  number: { type: 'string' },
  file: { type: 'string' },
  to: { type: 'string' },
} as const;

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function reviewPayments(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 2] });
  const [action = '', number] = positionals;
  const command = commandOf(action, number, values);
  if (action === 'receipts' && values.to === undefined) throw new RangeError('say where to: --to FOLDER');
  const console = loadConsoleSettings(process.env);
  const lines = await ask(loadDatabaseSettings(process.env), 'payments', command, (parts) =>
    runPayments(command, { ...parts, console }),
  );
  for (const line of action === 'receipts' ? saveFiles(lines, values.to ?? '') : lines) write(line);
}

type Values = { [K in keyof typeof options]?: string | undefined };

function commandOf(action: string, number: string | undefined, values: Values): PaymentsCommand {
  const { by, status, tenant, plan, reason } = values;
  const given = {
    action,
    number,
    by,
    status,
    tenant,
    plan,
    reason,
    months: numberIn(values.months),
    points: numberIn(values.points),
    paperNumber: values.number,
    content: values.file === undefined ? undefined : readFileSync(values.file).toString('base64'),
  };
  const command: unknown = JSON.parse(JSON.stringify(given));
  if (Check(paymentsCommandSchema, command)) return command;
  throw new CommandLineEnd(usage, 'these options make no sense together');
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
