import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { supervise, type Service } from './service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'service-'));
const source = join(dataDir, 'program.mjs');
let service: Service<'program'> | undefined;

afterAll(async () => {
  await service?.stop();
  rmSync(dataDir, { recursive: true });
});

it('starts a program again on request, also one that ended by an error', async () => {
  const program = { name: 'program' as const, file: process.execPath, args: [source], env: {}, cwd: dataDir };
  const [onError, onGaveUp] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  writeFileSync(source, "throw new Error('a mistake')");
  service = supervise(program, dataDir, 1_000, { restartDelaysMs: [], onError, onGaveUp });
  await vi.waitFor(() => expect(onGaveUp).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(onError.mock.calls.join('')).toContain('a mistake');

  const started = join(dataDir, 'started');
  writeFileSync(
    source,
    `import { writeFileSync } from 'node:fs'; writeFileSync('${started}', ''); setInterval(() => {}, 1000);`,
  );
  await service.restart();
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 20_000 });

  const before = service.pid;
  await service.restart();
  expect(service.pid).not.toBe(before);
  expect(onGaveUp).toHaveBeenCalledOnce();

  // Stopped while it restarts, it stays stopped.
  const restarting = service.restart();
  await service.stop();
  await restarting;
  expect(service.pid).toBeUndefined();
});

it.runIf(existsSync('/dev/full'))('keeps a program running whose log and id meet a full disk', async () => {
  for (const folder of ['logs', 'run']) mkdirSync(join(dataDir, folder), { recursive: true });
  for (const name of ['logs/full.log', 'run/full.pid']) symlinkSync('/dev/full', join(dataDir, name));
  const beats = vi.fn<(text: string) => void>();
  const code = "setInterval(() => console.error('beat'), 20)";
  const program = { name: 'full', file: process.execPath, args: ['-e', code], env: {}, cwd: dataDir };
  const running = supervise(program, dataDir, 1_000, { onError: beats });
  await vi.waitFor(() => expect(beats.mock.calls.length).toBeGreaterThan(5), { timeout: 20_000 });
  await running.stop();
});

it('gives up on a program that cannot be started, with the reason', async () => {
  const program = { name: 'none', file: join(dataDir, 'none'), args: [], env: {}, cwd: dataDir };
  const none = supervise(program, dataDir, 1_000, { restartDelaysMs: [] });
  await none.gaveUp;
  expect(none.lastWords()).toContain('ENOENT');
  await none.stop();
});
