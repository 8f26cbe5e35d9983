// Files that a call returns.

import type { CallName } from '@app/shared/contracts/catalogue';
import { addressOf, responseOf, request, type CallOptions, type InputOf } from '../call.ts';
import type { WireInput } from '../start-keys.ts';
import { knownCall } from '../known-calls.ts';
import { readEnvelope } from '../envelope.ts';
import { noResponseFor } from '../call-error.ts';

export interface NamedFile {
  content: Blob;
  /** As the service names it; empty where it does not. */
  fileName: string;
}

/** The address of a call that the browser itself may open (the contract's `navigable`). */
export function downloadAddress<N extends CallName>(name: N, input: InputOf<N>): string {
  return addressOf(knownCall(name).path, input);
}

/** Asks for a file that needs a body. Throws as `call` does. */
export function callForFile<N extends CallName>(name: N, input: InputOf<N>, options?: CallOptions): Promise<NamedFile>;
export function callForFile(name: CallName, input: WireInput, options: CallOptions = {}): Promise<NamedFile> {
  return responseOf(async () => {
    const response = await request(name, input, options);
    // What is no file is the envelope of an error, which throws.
    if (!isFile(response)) await readEnvelope(response);
    const content = await response.blob().catch((cause: unknown) => {
      throw noResponseFor(cause);
    });
    return { content, fileName: fileNameIn(response.headers.get('content-disposition')) };
  });
}

/** JSON is a file too where it says so. */
function isFile({ ok, headers }: Response): boolean {
  const isJson = (headers.get('content-type') ?? '').includes('application/json');
  return ok && (!isJson || /^\s*attachment/i.test(headers.get('content-disposition') ?? ''));
}

/** Has the browser save what an address returns, under the name that the service gives it. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Hands a file to the browser. */
export function saveFile({ content, fileName }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The name in a `Content-Disposition` (RFC 6266): that in UTF-8 wins. */
export function fileNameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? '';
}
