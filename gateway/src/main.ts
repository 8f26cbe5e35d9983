import { pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { ConfigError } from '@app/shared/rules/environment';
import { loadConfig, type Config } from './config.ts';
import { logOptions } from './plugins/log-options.ts';

const stopWithinMs = 4_500;

const config = configOrExit();
const log = pino(logOptions(config.logLevel));
const app = await createApp(config, log, { version: packageJson.version });

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (config.watchParent) process.stdin.resume().once('close', stop);

try {
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
}

function stop(): void {
  setTimeout(() => process.exit(0), stopWithinMs).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    },
  );
}

function configOrExit(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
