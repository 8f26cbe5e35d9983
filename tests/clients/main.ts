// `npm run client`: writes what is generated of @app/client. `npm run client -- python FOLDER` makes the Python client.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCommandLine } from '@app/shared/rules/command-line';
import { generatedFiles } from './typescript.ts';

const usage = 'usage: client\nwrites the types and calls of @app/client, made of the contracts';
readCommandLine(process.argv.slice(2), { usage, options: {} });
for (const [file, text] of await generatedFiles()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}: ${(text.length / 1_000).toFixed(0)} KB\n`);
}
