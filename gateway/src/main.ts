#!/usr/bin/env node
import './engine.ts';
import { pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { readServerArguments } from '@app/shared/rules/command-line';
import { ConfigError } from '@app/shared/rules/environment';
import { createApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import { checkConfig } from './operations/check-config.ts';
import { stopGracefully } from './operations/shutdown.ts';
import { createLogOutput } from './plugins/log-output.ts';
import { logOptions } from './plugins/log-options.ts';

const { checks, asks } = readServerArguments(process, 'gateway', true);
if (checks) process.exit(await checkConfig(process.env, { asks }, (text) => process.stdout.write(text)));

const config = configOrExit();
const log = pino(logOptions(config.logLevel), createLogOutput());
const app = await appOrExit();

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.on('SIGHUP', () => app.reopenLogs());
if (config.watchParent) process.stdin.resume().once('close', stop);

try {
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
}

function stop(): void {
  if (app.shutdown.isStopping) return;
  void stopGracefully(app, { graceMs: config.shutdownMs, log }).then((code) => process.exit(code));
}

async function appOrExit(): Promise<Awaited<ReturnType<typeof createApp>>> {
  try {
    return await createApp(config, log, { version: packageJson.version });
  } catch (error) {
    log.fatal({ err: error }, 'cannot start');
    process.exit(1);
  }
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
