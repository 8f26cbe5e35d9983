// Several texts in one archive.

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A name that is taken is told apart by a number, as routes of equal rank are. */
export function packed(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  const used = new Map<string, number>();
  for (const [name, text] of files) {
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    zip.addBuffer(Buffer.from(text), times === 1 ? name : name.replace(/(\.\w+)$/, `-${times}$1`));
  }
  zip.end();
  return buffer(zip.outputStream);
}
