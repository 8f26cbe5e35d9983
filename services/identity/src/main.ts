import { pino } from 'pino';
import { createApp, type App } from './app.ts';
import { readServerArguments } from '@app/shared/rules/command-line';
import { checkEnvironment, ConfigError } from '@app/shared/rules/environment';
import { environmentSchema, readConfig, type Config } from './config.ts';

if (readServerArguments(process, 'identity').checks) {
  const checked = { schema: environmentSchema, load: readConfig };
  process.exit(checkEnvironment(checked, process.env, (text) => process.stdout.write(text)) ? 0 : 1);
}

const config = configOrExit();
const log = pino({ base: { name: 'identity' }, level: config.logLevel });
let app = await start(config);

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (config.watchParent) process.stdin.resume().once('close', stop);
// Only a process that started this one as its own can send something: the tests of the product turn keys and habits of a
// provider that goes on.
process.on('message', (variables) => void change(variables));

async function start(settings: Config): Promise<App> {
  const started = await createApp(settings, log);
  started.server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });
  await new Promise<void>((done) => started.server.listen(settings.port, settings.host, done));
  log.info({ port: settings.port }, 'identity provider ready');
  return started;
}

async function change(variables: unknown): Promise<void> {
  try {
    const changed = readConfig({ ...process.env, ...(typeof variables === 'object' ? variables : {}) });
    await app.close();
    app = await start(changed);
    process.send?.('changed');
  } catch (error) {
    log.fatal({ err: error }, 'cannot change');
    process.exit(1);
  }
}

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
