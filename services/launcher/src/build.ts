import { buildWeb } from './web-build.ts';

try {
  await buildWeb((line) => process.stdout.write(`${line}\n`));
} catch {
  process.exitCode = 1;
}
