// One line in, one result out. A line that has no result gets an error of its own and never ends the run.

import { catalogue } from '@app/shared/errors/catalogue';
import { message } from '@app/locales/messages';
import { inchiIn, prepareInchi } from '../chemistry/recognition/inchi-by-indigo.ts';
import { LineRefused } from './line-refused.ts';

/** Gives the members of a result that follow `input`; throws a LineRefused for a line that has none. */
export type Answer = (line: string) => object;

/** Writes one object. */
export type WriteLine = (line: object) => void;

export interface LineResult {
  input: string;
  error?: { code: number; message: string };
}

/** The result of one line. `onFault` is called with an error that is a fault of the program. */
export async function resultOf(line: string, answer: Answer, onFault: (stack: string) => void): Promise<LineResult> {
  if (inchiIn(line) !== undefined) await prepareInchi([line]);
  try {
    return { input: line, ...answer(line) };
  } catch (error) {
    if (error instanceof LineRefused) return { input: line, error: { code: error.code, message: error.message } };
    onFault(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { input: line, error: faultError };
  }
}

export const faultError = {
  code: catalogue.serverProblem.code,
  message: message('en', 'errors', 'serverProblem'),
} as const;
