// `npm run client`: writes what is generated of @app/client. `npm run client -- python FOLDER` makes a Python client there,
// `npm run client -- notebook` runs the notebook of the API guide with it. The last two need Python and PyPI, and nothing else does.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommandLineEnd, endProgram, readCommandLine } from '@app/shared/rules/command-line';
import { makePythonClient, MissingPython, runNotebook } from './python.ts';
import { generatedFiles } from './typescript.ts';

const usage = `usage:
  client                     writes the types and calls of @app/client, made of the contracts
  client python FOLDER       makes the package synthline_client in the folder, with openapi-python-client from PyPI
  client notebook            makes it in a folder of its own and runs gateway/docs/ten-molecules.ipynb with it,
                             against the product that BASE_URL and API_KEY name`;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function writeTypeScript(): Promise<void> {
  for (const [file, text] of await generatedFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    say(`${file}: ${(text.length / 1_000).toFixed(0)} KB`);
  }
}

function runTheNotebook(): void {
  const folder = mkdtempSync(join(tmpdir(), 'synthline-client-'));
  try {
    makePythonClient(folder);
    runNotebook(resolve(import.meta.dirname, '../../gateway/docs/ten-molecules.ipynb'), folder);
    say('the notebook ran to its end');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  const [language, folder] = readCommandLine(process.argv.slice(2), { usage, options: {}, words: [0, 2] }).positionals;
  if (language === undefined) await writeTypeScript();
  else if (language === 'notebook') runTheNotebook();
  else if (language !== 'python' || folder === undefined) throw new CommandLineEnd(usage, 'a folder is missing');
  else {
    const { files, lines } = makePythonClient(resolve(folder));
    say(`${folder}/synthline_client: ${files} files, ${lines} lines`);
  }
} catch (error) {
  if (error instanceof CommandLineEnd) endProgram(process, error);
  if (!(error instanceof MissingPython)) throw error;
  say(error.message);
  process.exitCode = 1;
}
