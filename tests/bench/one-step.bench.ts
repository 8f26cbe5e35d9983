// Measures the one-step model of the chemistry service on validation reactions: ceiling of the templates, recorded
// precursors among the first 1 to 50, calibration, times, memory over ten thousand expansions, and for comparison the
// ranking by counts alone. Fails when a goal is missed. The data lie outside the repository:
//
//   npm run bench one-step -- --data=DIR [--sample=500]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['BENCH_DATA'] },
    sample: { type: 'string', default: '5000' },
  },
  strict: false,
});
const goals = { top1: 46, top10: 82, top50: 88, calibration: 0.05, p50: 10, p95: 40, megabytes: 700 };

if (typeof values.data === 'string') await run(values.data, String(values.sample));
else process.stdout.write('Give the data folder: --data=DIR\n');

async function run(data: string, sample: string): Promise<void> {
  const text = await measure(['--data', data, '--sample', sample, '--soak', '10000']);
  process.stdout.write('\nranked by counts alone:\n');
  await measure(['--data', data, '--sample', sample, '--counts-only', '--learned-only']);
  judge(text);
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

function judge(text: string): void {
  const all = (/^ +all (.*)$/m.exec(text)?.[1] ?? '').trim().split(/ +/).map(Number);
  const [, , top1 = 0, , , top10 = 0, top50 = 0] = all;
  const figure = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  const measured = figures('one-step');
  const [first, ten, fifty] = [{ atLeast: goals.top1 }, { atLeast: goals.top10 }, { atLeast: goals.top50 }];
  measured.add({ name: 'recorded precursors first', value: top1, unit: '%', goal: first });
  measured.add({ name: 'among the first ten', value: top10, unit: '%', goal: ten });
  measured.add({ name: 'among the first fifty', value: top50, unit: '%', goal: fifty });
  const calibration = { name: 'calibration error of first proposals', value: figure(/first proposals ([\d.]+)/) };
  measured.add({ ...calibration, unit: 'of 1', goal: { atMost: goals.calibration } });
  measured.add({ name: 'an expansion, p50', value: figure(/p50 ([\d.]+)/), unit: 'ms', goal: { atMost: goals.p50 } });
  measured.add({ name: 'an expansion, p95', value: figure(/p95 ([\d.]+)/), unit: 'ms', goal: { atMost: goals.p95 } });
  const memory = { name: 'memory after 10,000 expansions', value: figure(/after 10000 expansions: (\d+)/) };
  measured.add({ ...memory, unit: 'MB', goal: { atMost: goals.megabytes } });
  measured.end();
}
