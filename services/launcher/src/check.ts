import { runChecks } from './checks.ts';

const passed = await runChecks((line) => process.stdout.write(`${line}\n`));
process.exitCode = passed ? 0 : 1;
