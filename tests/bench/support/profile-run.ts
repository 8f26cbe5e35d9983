// The gateway under load with V8's profiler on: where the time of a request goes.

import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Surroundings } from './contenders.ts';
import { startGateway } from './gateway-server.ts';
import { measureLoad } from './load.ts';
import { selfTimesOf } from './profile.ts';
import { cores, freePort } from './processes.ts';
import { targetOf } from './request.ts';

const results = resolve(import.meta.dirname, '../../test-results');
const warmUpSeconds = 3;
const seconds = 8;
const functionsShown = 25;

/** Writes a `.cpuprofile` (Chromium opens it) and prints the functions with the largest self time. */
export async function printProfile(around: Surroundings, wrk: string, say: (line: string) => void): Promise<number> {
  const folder = join(results, `profile-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const { provider, upstream } = around;
  const gateway = await startGateway({ provider, port, upstreamPort: upstream.port, flags }, cores.server);
  const target = targetOf({ port, cookie: gateway.cookie });
  const watched = { server: [gateway.pid], own: [provider.pid, upstream.pid] };
  await measureLoad(wrk, target, warmUpSeconds, watched);
  const from = monotonicMicros();
  const load = await measureLoad(wrk, target, seconds, watched);
  const to = monotonicMicros();
  await gateway.stop();
  const [file = ''] = readdirSync(folder);
  say(`${load.requestsPerSecond.toFixed(0)} requests/s, ${load.cpuMicrosPerRequest.toFixed(1)} µs CPU each, with the`);
  say(`profiler on; ${load.failures} failed\n`);
  for (const { name, where, share } of selfTimesOf(join(folder, file), { from, to }, functionsShown)) {
    say(`${(share * 100).toFixed(1).padStart(5)} %  ${name.padEnd(36)} ${where}`);
  }
  say(`\n${join(folder, file)}`);
  return load.failures === 0 ? 0 : 1;
}

// The clock of V8's profiles.
function monotonicMicros(): number {
  return Number(process.hrtime.bigint() / 1000n);
}
