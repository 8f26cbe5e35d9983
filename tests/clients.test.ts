// @app/client fits the contracts as they are.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles } from './clients/typescript.ts';

it('what is generated of @app/client is of today: `npm run client` makes it anew', { timeout: 120_000 }, async () => {
  for (const [file, text] of await generatedFiles()) expect(readFileSync(file, 'utf8') === text, file).toBe(true);
});
