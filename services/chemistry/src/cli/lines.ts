// One line in, one line out, in order. A line that cannot be answered gets an error of its own and never ends the run.

import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { catalogue } from '@app/shared/errors/catalogue';
import { message } from '@app/locales/messages';
import { inchiIn, prepareInchi } from '../chemistry/recognition/inchi-by-indigo.ts';
import { LineRefused } from './line-refused.ts';

/** Answers one line with the fields that follow `input`; throws a LineRefused for a line that has no response. */
export type Answer = (line: string) => object;

/** Writes one object as a line. */
export type WriteLine = (line: object) => void;

/** Reads to the end of the input. */
export async function responseLines(input: Readable, output: Writable, answer: Answer): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (inchiIn(line) !== undefined) await prepareInchi([line]);
    const text = `${JSON.stringify({ input: line, ...answered(line, answer) })}\n`;
    if (!output.write(text)) await once(output, 'drain');
  }
}

function answered(line: string, answer: Answer): object {
  try {
    return answer(line);
  } catch (error) {
    if (error instanceof LineRefused) return { error: { code: error.code, message: error.message } };
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { error: { code: catalogue.serverProblem.code, message: message('en', 'errors', 'serverProblem') } };
  }
}
