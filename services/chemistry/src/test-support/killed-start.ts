// A process that is killed at the moment between what it started and the answer to its caller: DATA_DIR [DATABASE_URL].

import { systemClock } from '../platform/process/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import { emptyDraft } from '../features/manual/canvas.ts';
import { insertDraft, type DraftRow } from '../features/tasks/draft-store.ts';
import { keepingResponse, startOnce } from '../platform/http/start-once/start-once.ts';
import { killedStart } from './killed-start-order.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const logger = createLogger('silent');
const database = await openDatabase({ dataDir, databaseUrl }, logger);
const { owner, order, draftId, target } = killedStart;
const now = systemClock.now();
const draft = {
  ...owner,
  id: draftId,
  name: 'killed',
  target,
  content: emptyDraft({ ...target, origin: null }),
  createdAt: now,
  updatedAt: now,
};
await startOnce({ database, clock: systemClock, logger }, owner, order, async () => {
  const making = keepingResponse(database, ({ id }: DraftRow) => ({ draftId: id }));
  await making.transaction((tx) => insertDraft(tx, draft));
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
});
