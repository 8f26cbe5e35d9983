#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// `synthline COMMAND`: each command of the product by one name, the same in the image and outside of it. The program is
// loaded into this process, so that signals and the exit code are its own.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandLineEnd, endProgram } from '@app/shared/rules/command-line';
import { commandOf } from './command-of.ts';

const root = resolve(import.meta.dirname, '../../..');

try {
  const { program, args, variables } = commandOf(process.argv.slice(2), process.env);
  Object.assign(process.env, variables);
  const file = resolve(root, program);
  process.argv.splice(1, Infinity, file, ...args);
  await import(pathToFileURL(file).href);
} catch (error) {
  if (!(error instanceof CommandLineEnd)) throw error;
  endProgram(process, error);
}
