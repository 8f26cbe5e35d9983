import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const module = new URL('./log-output.ts', import.meta.url).href;

function start(script: string) {
  const code = `const { createLogOutput } = await import(${JSON.stringify(module)});\n${script}`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('writes every line in order, and what is left at the end', async () => {
  const child = start(`const output = createLogOutput();
    for (let line = 0; line < 5000; line += 1) output.write(line + '\\n');
    process.exit(0);`);
  const chunks = await Array.fromAsync<Buffer>(child.stdout);
  const lines = Buffer.concat(chunks).toString().trimEnd().split('\n');
  expect(lines).toEqual(Array.from({ length: 5000 }, (_, line) => String(line)));
});

it('does not wait for a reader that is gone', async () => {
  const child = start(`const output = createLogOutput();
    setTimeout(() => { output.write('x'.repeat(40000) + '\\n'); process.exit(7); }, 200);`);
  child.stdout.destroy();
  const startedAt = performance.now();
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
