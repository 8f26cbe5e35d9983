// Measures the one-step model of the chemistry service on validation reactions: ceiling of the templates, recorded
// precursors among the first 1 to 50, calibration, times, memory over ten thousand expansions, and for comparison the
// ranking by counts alone. Fails when a goal is missed. The data lie outside the repository:
//
//   npm run bench one-step -- --data=DIR [--sample=500]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { data: { type: 'string' }, sample: { type: 'string', default: '5000' } },
  strict: false,
});
const goals = { top1: 46, top10: 82, top50: 88, calibration: 0.05, p50: 10, p95: 40, megabytes: 700 };

if (typeof values.data === 'string') await run(values.data, String(values.sample));
else process.stdout.write('Give the data folder: --data=DIR\n');

async function run(data: string, sample: string): Promise<void> {
  const text = await measure(['--data', data, '--sample', sample, '--soak', '10000']);
  process.stdout.write('\nranked by counts alone:\n');
  await measure(['--data', data, '--sample', sample, '--counts-only', '--learned-only']);
  const missed = missedGoals(text);
  for (const goal of missed) process.stdout.write(`missed: ${goal}\n`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

async function measure(options: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL('../../services/chemistry/scripts/measure-one-step.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the measurement ended with an error');
  return text;
}

function missedGoals(text: string): string[] {
  const all = (/^ +all (.*)$/m.exec(text)?.[1] ?? '').trim().split(/ +/).map(Number);
  const [, , top1 = 0, , , top10 = 0, top50 = 0] = all;
  const figure = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  const checks: [string, boolean][] = [
    [`top-1 ${goals.top1} %`, top1 >= goals.top1],
    [`top-10 ${goals.top10} %`, top10 >= goals.top10],
    [`top-50 ${goals.top50} %`, top50 >= goals.top50],
    [`calibration error ${goals.calibration}`, figure(/first proposals ([\d.]+)/) <= goals.calibration],
    [`p50 ${goals.p50} ms`, figure(/p50 ([\d.]+)/) <= goals.p50],
    [`p95 ${goals.p95} ms`, figure(/p95 ([\d.]+)/) <= goals.p95],
    [`memory ${goals.megabytes} MB`, figure(/after 10000 expansions: (\d+)/) <= goals.megabytes],
  ];
  return checks.filter(([, isMet]) => !isMet).map(([name]) => name);
}
