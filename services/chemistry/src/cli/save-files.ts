import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

const fileSchema = Type.Object({ name: Type.String(), content: Type.String() });

/** Saves the files that the back office answered (base 64), readable by their owner only; gives path and size of each. */
export function saveFiles(lines: readonly object[], folder: string): object[] {
  mkdirSync(folder, { recursive: true });
  return lines.flatMap((line) => {
    if (!Check(fileSchema, line)) return [];
    const file = join(folder, basename(line.name));
    const content = Buffer.from(line.content, 'base64');
    writeFileSync(file, content, { mode: 0o600 });
    return [{ file, bytes: content.length }];
  });
}
