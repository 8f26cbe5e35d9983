// A thread with nothing but the behaviour that its host must cope with.

import { parentPort, threadId } from 'node:worker_threads';
import { serve } from '../tasks/thread-entry.ts';

const held: Uint8Array[] = [];

if (parentPort)
  serve(
    Promise.resolve({
      double: (value: number) => value * 2,
      fail: () => {
        throw new Error('failed as asked');
      },
      hang: () => new Promise(() => {}),
      die: () => process.exit(1),
      grow: (bytes: number) => held.push(new Uint8Array(bytes)),
      identity: () => threadId,
    }),
  );
