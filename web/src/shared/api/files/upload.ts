// A call that sends a file and reports its progress, which `fetch` does not.

import type { CallData, CallName } from '@app/shared/contracts/catalogue';
import { headers as names } from '@app/shared/constants/headers';
import { addressOf, responseOf, bodyOf, headersOf, type InputOf } from '../call.ts';
import { startFor, type WireInput } from '../start-keys.ts';
import { knownCall } from '../known-calls.ts';
import { readEnvelope } from '../envelope.ts';
import { noResponse } from '../call-error.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** 0 to 1; at 1 the file has been sent and the response is awaited. */
  onProgress: (fraction: number) => void;
}

/** As `call`, for a call that takes a file. Throws the same errors. */
export function uploadWithProgress<N extends CallName>(
  name: N,
  input: InputOf<N> & { file: File },
  options: UploadOptions,
): Promise<CallData<N>>;
export function uploadWithProgress(name: CallName, input: WireInput, options: UploadOptions): Promise<unknown> {
  return responseOf(async () => readEnvelope(await sendFile(name, input, options)));
}

function sendFile(name: CallName, input: WireInput, { signal, onProgress }: UploadOptions): Promise<Response> {
  const { method, path, timeoutMs, startsOnce } = knownCall(name);
  const start = startsOnce ? startFor(path, input) : undefined;
  const wire = new XMLHttpRequest();
  return new Promise((answered, failed) => {
    const stop = () => wire.abort();
    signal?.addEventListener('abort', stop, { once: true });
    wire.open(method, addressOf(path, input));
    wire.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.min(1, loaded / total) : 0);
    });
    // The time limit is that of the response: the upload itself may take longer.
    let timer = 0;
    wire.upload.addEventListener('load', () => {
      onProgress(1);
      timer = window.setTimeout(() => {
        failed(noResponse('timeout'));
        wire.abort();
      }, timeoutMs);
    });
    wire.addEventListener('load', () => {
      if (wire.status < 500) start?.end();
      answered(new Response(wire.responseText, { status: wire.status, headers: headersIn(wire) }));
    });
    wire.addEventListener('error', () => failed(noResponse('network')));
    wire.addEventListener('abort', () => failed(signal?.reason ?? new DOMException('aborted', 'AbortError')));
    wire.addEventListener('loadend', () => {
      window.clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
    for (const [key, value] of headersOf(input, {})) wire.setRequestHeader(key, value);
    if (start) wire.setRequestHeader(names.idempotencyKey, start.key);
    wire.send(bodyOf(input));
  });
}

function headersIn(wire: XMLHttpRequest): Headers {
  const lines = wire
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(lines.flatMap((line) => pairOf(line)));
}

function pairOf(line: string): [string, string][] {
  const end = line.indexOf(':');
  return end < 1 ? [] : [[line.slice(0, end), line.slice(end + 1).trim()]];
}
