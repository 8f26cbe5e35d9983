// @app/client fits the contracts as they are.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from './clients/typescript.ts';

it('what is generated of @app/client is of today: `npm run client` makes it anew', { timeout: 120_000 }, async () => {
  const files = [...(await generatedFiles())];
  const stale = files.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => basename(file));
  expect(stale).toEqual([]);
});
