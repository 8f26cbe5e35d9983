// The Python client: openapi-python-client from PyPI, whose models are then joined into one module. Needs Python 3.10 or later.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programDocument } from './typescript.ts';

const generator = 'openapi-python-client==0.29.1';
const root = resolve(import.meta.dirname, '../..');
const environment = join(root, '.cache/python');
const joinModels = resolve(import.meta.dirname, 'join_models.py');

export class MissingPython extends Error {}

/** A Python of its own with these packages, kept in `.cache`. Throws a MissingPython that says what is lacking. */
function pythonWith(packages: readonly string[]): string {
  const python = join(environment, 'bin/python');
  if (!existsSync(python)) run('python3', ['-m', 'venv', environment], 'Python 3.10 or later with venv is needed');
  run(python, ['-m', 'pip', 'install', '--quiet', ...packages], 'PyPI cannot be reached');
  return python;
}

/** Makes the package `synthline_client` in the folder; gives files and lines. */
export function makePythonClient(folder: string): { files: number; lines: number } {
  const python = pythonWith([generator]);
  const document = join(environment, 'openapi.json');
  const config = join(environment, 'config.yml');
  const target = join(folder, 'synthline_client');
  mkdirSync(folder, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  writeFileSync(document, JSON.stringify(programDocument()));
  // No formatter: what is generated is not read.
  writeFileSync(config, JSON.stringify({ post_hooks: [] }));
  const args = ['generate', '--meta', 'none', '--path', document, '--config', config, '--output-path', target];
  run(join(environment, 'bin/openapi-python-client'), args, 'the client could not be made');
  run(python, [joinModels, target], 'the models could not be joined');
  const files = globSync('**/*.py', { cwd: target });
  const lines = files.map((file) => readFileSync(join(target, file), 'utf8').split('\n').length - 1);
  return { files: files.length, lines: lines.reduce((sum, one) => sum + one, 0) };
}

/** What the notebook needs beside the client. */
const forNotebooks = ['nbconvert==7.17.2', 'ipykernel==7.4.0', 'httpx', 'attrs', 'python-dateutil'];

/** Runs a notebook, which asks the product that BASE_URL and API_KEY name, and keeps what it shows. */
export function runNotebook(notebook: string, clientFolder: string): void {
  const python = pythonWith(forNotebooks);
  const args = ['-m', 'nbconvert', '--to', 'notebook', '--execute', '--inplace', notebook];
  run(python, args, 'the notebook failed', { ...process.env, PYTHONPATH: clientFolder });
}

function run(command: string, args: readonly string[], trouble: string, env = process.env): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new MissingPython(`${trouble}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
}
