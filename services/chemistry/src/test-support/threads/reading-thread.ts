// Tells which thread read a file, for tests of the one that keeps it.

import { threadId } from 'node:worker_threads';
import type { UploadResponse } from '../../features/sascore/upload/upload-thread.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

serve(
  Promise.resolve({
    read: (content: Uint8Array): UploadResponse | Promise<UploadResponse> => {
      const text = Buffer.from(content).toString('latin1', 0, 6);
      if (text === 'hang') return new Promise<never>(() => undefined);
      if (text === 'refuse') return { ok: false, key: 'fileDamaged', details: { record: 1 } };
      return { ok: true, upload: { columns: [String(threadId)], total: 1, chunks: [] } };
    },
  }),
);
