// The process. What it runs is loaded when command line and configuration are right: that takes a second or more.

import { readServerArguments } from '@app/shared/rules/command-line';
import { checkEnvironment, ConfigError } from '@app/shared/rules/environment';
import { environmentSchema, loadConfig, type Config } from './config.ts';

if (readServerArguments(process, 'chemistry').checks) {
  const checked = { schema: environmentSchema, load: loadConfig };
  process.exit(checkEnvironment(checked, process.env, (text) => process.stdout.write(text)) ? 0 : 1);
}
const config = readConfig();
const { start } = await import('./start.ts');
await start(config);

function readConfig(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
