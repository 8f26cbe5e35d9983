// `feedback`: the side of support. Asked of the running service where it holds the embedded database. A JSON object a line on
// standard output.

import { Check } from 'typebox/value';
import { CommandLineEnd, readCommandLine } from '@app/shared/rules/command-line';
import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { feedbackCommandSchema, runFeedback, type FeedbackCommand } from '../features/feedback/admin.ts';
import type { WriteLine } from './lines.ts';
import { saveFiles } from './save-files.ts';

const usage = `usage:
  feedback list [--state received|inProgress|answered] [--kind problem|chemistry|wish|question] [--tenant ID]
  feedback show ID
  feedback pictures ID --to FOLDER                     saves the pictures
  feedback take ID                                     tells its writer that somebody looks at it
  feedback answer ID --by NAME --text TEXT             a second answer takes the place of the first
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs`;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  tenant: { type: 'string' },
  by: { type: 'string' },
  text: { type: 'string' },
  to: { type: 'string' },
} as const;

/** Runs one command. Throws for options that make no sense, and for what cannot be done. */
export async function answerFeedback(args: string[], write: WriteLine): Promise<void> {
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 2] });
  const [action = '', id] = positionals;
  const { to, ...rest } = values;
  const command = commandOf({ action, id, ...rest });
  if (action === 'pictures' && to === undefined) throw new RangeError('say where to: --to FOLDER');
  const lines = await ask(loadDatabaseSettings(process.env), 'feedback', command, (parts) =>
    runFeedback(command, parts),
  );
  for (const line of action === 'pictures' ? saveFiles(lines, to ?? '') : lines) write(line);
}

function commandOf(given: object): FeedbackCommand {
  const command: unknown = JSON.parse(JSON.stringify(given));
  if (Check(feedbackCommandSchema, command)) return command;
  throw new CommandLineEnd(usage, 'these options make no sense together');
}
