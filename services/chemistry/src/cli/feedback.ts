// `feedback`: the side of support. Asked of the running service where it holds the embedded database. A JSON object a line on
// standard output.

import { loadDatabaseSettings } from '../config.ts';
import { ask } from '../platform/http/admin-client.ts';
import { feedbackCommandSchema, runFeedback } from '../features/feedback/admin.ts';
import type { WriteLine } from './lines.ts';
import { readCommand } from './office-command.ts';
import { saveFiles } from './save-files.ts';

/** Runs one command; pictures go to the folder `to`. Throws for what cannot be done. */
export async function answerFeedback(
  { to = '', ...given }: { action: string; to?: string },
  write: WriteLine,
): Promise<void> {
  const command = readCommand(feedbackCommandSchema, given);
  const lines = await ask(loadDatabaseSettings(process.env), 'feedback', command, (parts) =>
    runFeedback(command, parts),
  );
  for (const line of given.action === 'pictures' ? saveFiles(lines, to) : lines) write(line);
}
