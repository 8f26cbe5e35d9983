// Calls by name with whatever input, however the test reaches the service.

import type { CallName } from '../../contracts/catalogue.ts';

export interface Input {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}

export interface Heard {
  code: number;
  text: string;
}

export interface Upload {
  content: string;
  fileName: string;
}

/** As one person; a call that takes a file gets `listUpload` unless another is given. */
export type Asking = (name: CallName, input: Input, upload?: Upload) => Promise<Heard>;

/** One line of SMILES. */
export const listUpload: Upload = { content: 'SMILES,name\nCCO,ethanol\n', fileName: 'list.csv' };

/** What is at the path in the data of a response; undefined where nothing does. */
export function memberOf(text: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      JSON.parse(text).data,
    );
}

/** Asks, and gives the text at the path in the response's data. Throws when the call is refused. */
export async function made(ask: Asking, name: CallName, input: Input, path: string, upload?: Upload): Promise<string> {
  const { text } = await ask(name, input, upload);
  const found = memberOf(text, path);
  if (typeof found !== 'string') throw new Error(`${name} made nothing: ${text.slice(0, 300)}`);
  return found;
}
