// What the gateway costs: processor time for one authenticated request of 1 KB, beside nginx, Apache with
// mod_auth_openidc and @fastify/http-proxy; its latency and memory under load; and how fast an upload passes. `--profile` shows where
// the time goes instead. All on one machine: the server under test has a core to itself, all else shares the other.

import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { compareCpu } from './support/cpu-comparison.ts';
import { contenderNames, startContender, type Contender, type Surroundings } from './support/contenders.ts';
import { startProvider } from './support/gateway-server.ts';
import { figures } from './support/figures.ts';
import { signInForms } from '../support/sign-in-forms.ts';
import { measureHalfLoad } from './support/half-load.ts';
import { measureMemory } from './support/memory-growth.ts';
import { measureUploads } from './support/uploads.ts';
import { printProfile } from './support/profile-run.ts';
import { startUpstream } from './support/nginx.ts';
import { cores, freePort } from './support/processes.ts';
import { figuresOf, printReport } from './support/report.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const options = new Set(process.argv.slice(2));
const { NGINX_BIN, WRK_BIN, APACHE_BIN, REDIS_BIN } = process.env;
const programs = { NGINX_BIN, WRK_BIN, APACHE_BIN, REDIS_BIN };
// A short run to see that everything works.
const effort = options.has('--quick') ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 8 };

process.exitCode = await main();

async function main(): Promise<number> {
  if (!existsSync('/proc/stat') || cpus().length < 2 || !NGINX_BIN || !WRK_BIN) {
    say('This measurement needs Linux with two cores, nginx and wrk.');
    return 1;
  }
  const port = await freePort();
  const upstream = await startUpstream(NGINX_BIN, { port, answers: signInForms }, cores.rest);
  const provider = await startProvider();
  const around: Surroundings = { provider, upstream: { ...upstream, port }, programs };
  try {
    if (options.has('--profile')) return await printProfile(around, WRK_BIN, say);
    return await measure(around, WRK_BIN);
  } finally {
    provider.stop();
    await upstream.stop();
  }
}

async function measure(around: Surroundings, wrk: string): Promise<number> {
  const contenders = await startAll(around);
  const cpu = await compareCpu(wrk, contenders, around, effort, say);
  const latency = await measureHalfLoad(contenders, cpu, effort, say);
  const gateway = contenders.find(({ name }) => name === 'gateway');
  const minutes = options.has('--quick') ? 1 : 10;
  const memory = gateway && (await measureMemory(wrk, gateway, minutes, say));
  for (const contender of contenders) await contender.stop();
  const uploads = await measureUploads(around.provider, effort, say);
  const result = { cpu, latency, memory, uploads };
  printReport(result, say);
  const measured = figures('gateway');
  for (const figure of figuresOf(result)) measured.add(figure);
  return measured.end() ? 0 : 1;
}

async function startAll(around: Surroundings): Promise<Contender[]> {
  const started: Contender[] = [];
  for (const name of contenderNames) {
    try {
      const outcome = await startContender(name, around);
      if ('lacks' in outcome) say(`${name}: left out, without ${outcome.lacks.join(' and ')}`);
      else started.push(outcome);
    } catch (error) {
      say(`${name}: left out, ${error instanceof Error ? error.message : 'it did not start'}`);
    }
  }
  return started;
}
