// A call of the product by its name, made with the session of a page.

import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { headers } from '@app/shared/constants/headers';
import type { APIRequestContext } from 'playwright';

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Query = Record<string, string | number | boolean>;

const known = new Map<string, Call>(callEntries);

/** Gives the answer's data. Throws with the answer where the product refuses. */
export async function ask<N extends CallName>(
  request: APIRequestContext,
  name: N,
  input: CallInput<N> & { body?: unknown; query?: Query; file?: File },
): Promise<CallData<N>> {
  const found = known.get(name);
  if (!found) throw new RangeError(`no call ${name}`);
  const { method, path } = found;
  const answer = await request.fetch(path, {
    method,
    headers: { [headers.csrf]: '1' },
    timeout: 300_000,
    ...(input.query ? { params: input.query } : {}),
    ...(input.file ? { multipart: { iFormFile: input.file } } : input.body === undefined ? {} : { data: input.body }),
  });
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  const { data }: { data: CallData<N> } = await answer.json();
  return data;
}

/** Asks again until the work behind it is done. */
export async function settled<T>(look: () => Promise<T>, isDone: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline;) {
    const found = await look();
    if (isDone(found)) return found;
    await new Promise((next) => setTimeout(next, 1_000));
  }
  throw new Error('the work did not end in time');
}
