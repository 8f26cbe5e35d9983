import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError } from '@app/shared/rules/environment';
import { readConfig, type Config } from './config.ts';

const config = configOrExit();
const log = pino({ base: { name: 'identity' }, level: config.logLevel });
const app = await createApp(config, log);

app.server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
app.server.listen(config.port, config.host, () => log.info({ port: config.port }, 'identity provider ready'));

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (config.watchParent) process.stdin.resume().once('close', stop);

function stop(): void {
  setTimeout(() => process.exit(0), 4_000).unref();
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
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
