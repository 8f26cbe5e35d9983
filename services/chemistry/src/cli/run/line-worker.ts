// One of several processes of a command (line-workers.ts): reads its options, then answers each line that it is sent.

import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { resultOf, type Answer } from '../lines.ts';
import { createProgram } from '../program/program.ts';
import type { Runner } from '../program/runner.ts';

const question = Type.Object({ line: Type.String() });
const say = (message: object): boolean | undefined => process.send?.(message);

// Nobody waits for a result any more when the process that asked has ended.
process.on('disconnect', () => process.exit(0));

const runner: Runner = {
  streams: { input: process.stdin, output: process.stdout, errors: process.stderr },
  write: () => {},
  runLines: async (_files, _options, start) => {
    const answer = await start();
    process.on('message', (message) => void reply(message, answer));
    say({ ready: true });
  },
};

async function reply(message: unknown, answer: Answer): Promise<void> {
  if (!Check(question, message)) throw new TypeError('not a question');
  const faults: string[] = [];
  const result = await resultOf(message.line, answer, (stack) => faults.push(stack));
  say({ result, ...(faults.length > 0 && { fault: faults.join('\n') }) });
}

try {
  await createProgram(runner).parseAsync(process.argv.slice(2), { from: 'user' });
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
