import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../process/logger.ts';
import { waitFor } from '../../test-support/wait.ts';
import { ThreadHost, ThreadLostError, type ThreadOptions } from './thread-host.ts';

const entry = new URL('../../test-support/threads/small-thread.ts', import.meta.url);
let host: ThreadHost;
afterEach(() => host.close());

function start(options: Partial<ThreadOptions> = {}): ThreadHost {
  host = new ThreadHost({ entry, timeoutMs: 5_000, maxBytes: 2 ** 40, logger: createLogger('silent'), ...options });
  return host;
}

const lossOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof ThreadLostError ? error.how : String(error)),
  );

describe('a thread', () => {
  it('answers requests in order', async () => {
    start();
    const answers = await Promise.all([1, 2, 3].map((value) => host.request('double', [value])));
    expect(answers).toEqual([2, 4, 6]);
    expect(host.load).toBe(0);
  });

  it('passes its own errors on and lives', async () => {
    start();
    await expect(host.request('fail', [])).rejects.toThrow(/as asked/);
    expect(await host.request('double', [2])).toBe(4);
  });

  it.each(['joined', 'swallow'])(
    'that is broken by a request (%s) is replaced, and those behind it are answered',
    async (how) => {
      start({ timeoutMs: 20_000 });
      const asked = [
        host.request('smiles', ['OCC']),
        host.request(how, ['C'.repeat(490)]),
        host.request('smiles', ['OCC']),
        host.request(how, ['C'.repeat(495)]),
        host.request('smiles', ['OC(=O)c1ccccc1']),
      ];
      const heard = await Promise.allSettled(asked);
      expect(heard.map((one) => (one.status === 'fulfilled' ? one.value : one.reason?.name))).toEqual([
        'CCO',
        'HarmfulRequestError',
        'CCO',
        'HarmfulRequestError',
        'O=C(O)c1ccccc1',
      ]);
      expect(host.load).toBe(0);
    },
  );

  it('that hangs is given up after the time, and the next one answers', async () => {
    start({ timeoutMs: 300 });
    expect(await lossOf(host.request('hang', []))).toBe('timeout');
    expect(await host.request('double', [2], 5_000)).toBe(4);
  });

  it('that dies loses what it had, and the next one answers', async () => {
    start();
    const lost = [host.request('die', []), host.request('double', [1])].map(lossOf);
    expect(await Promise.all(lost)).toEqual(['crash', 'crash']);
    expect(await host.request('double', [2])).toBe(4);
  });

  it('that cannot start is not started over and over without a pause', async () => {
    let lost = 0;
    const logger = createLogger('silent');
    logger.warn = () => (lost += 1);
    start({ entry: new URL('../tasks/no-such-thread.ts', import.meta.url), logger });
    await waitFor(async () => lost > 2);
    const before = lost;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lost - before).toBeLessThan(3);
  });

  it('that has grown is replaced between requests, without losing one', async () => {
    start({ maxBytes: 64 * 1024 * 1024 });
    const first = await host.request('identity', []);
    await host.request('grow', [80 * 1024 * 1024]);
    const second = await host.request('identity', []);
    expect(second).not.toBe(first);
  });

  it('takes no requests once closed', async () => {
    start();
    const waiting = lossOf(host.request('hang', []));
    await host.close();
    expect(await waiting).toBe('closed');
    expect(await lossOf(host.request('double', [1]))).toBe('closed');
  });
});
