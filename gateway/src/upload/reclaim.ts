// The buffers of a file that went through are garbage at once, but V8 looks at them only when its own young generation
// is full, and a stream of buffers hardly fills it: plain piping of 50 MB grows a fresh process by 50 MB. Collecting the
// young generation now and then costs about a millisecond each time and keeps that below the distance chosen here.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyBytes = 12 * 1024 * 1024;

/** To be called for every chunk that was sent on; all uploads of a process share one. */
export function createReclaim(): (bytes: number) => void {
  const collect = youngCollector();
  let sinceLast = 0;
  return (bytes) => {
    sinceLast += bytes;
    if (sinceLast < everyBytes) return;
    sinceLast = 0;
    collect();
  };
}

function youngCollector(): () => void {
  setFlagsFromString('--expose-gc');
  // So little is alive in it that waking helpers to look through it takes longer than looking.
  setFlagsFromString('--no-parallel-scavenge');
  // On a busy machine the thread that gives buffers back would come round to it much later than the next of them arrive.
  setFlagsFromString('--no-concurrent-array-buffer-sweeping');
  const collect: unknown = runInNewContext('gc');
  return () => {
    if (typeof collect === 'function') collect({ type: 'minor' });
  };
}
