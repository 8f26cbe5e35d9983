// `npm start`: the whole product on one machine.

import { parseArgs } from 'node:util';
import { productName } from '@app/shared/constants/product';
import { federatedAccounts } from './federated-settings.ts';
import { surviveFailedOutput } from './log-file.ts';
import { readSettings, SettingsError, type Settings, type StartOptions } from './settings.ts';
import { startStack, type Stack } from './stack.ts';
import { stopWhenAsked } from './stop.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

surviveFailedOutput();
const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = Date.now();

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, startOptions());
  const stack = await startStack(settings);
  stopWhenAsked(() => stack.stop());
  const died = stack.failed.then(async (service) => {
    const words = service.lastWords() || `see ${settings.dataDir}/logs/${service.name}.log`;
    await stack.stop();
    throw new SettingsError(`The ${service.name} process keeps stopping: ${words}`);
  });
  await Promise.race([died, ensureWeb(stack).then(() => stack.complete())]);
  greet(settings);
  await died;
}

function startOptions(): StartOptions {
  try {
    const { values } = parseArgs({ options: { federated: { type: 'boolean', default: false } } });
    return { federated: values.federated };
  } catch {
    throw new SettingsError('npm start knows one option: npm start -- --federated');
  }
}

async function ensureWeb(stack: Stack): Promise<void> {
  if (isWebBuilt()) return;
  say('Building the web client (once)…');
  try {
    await buildWeb();
  } catch (error) {
    await stack.stop();
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function greet(settings: Settings): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const accounts = [...accountLines(settings.isFederated), `  Password        ${settings.demoPassword}`, ''];
  const lines = [
    '',
    `  ${productName} is ready after ${seconds} s:  ${settings.publicUrl}`,
    '',
    ...(settings.embedded.identity ? accounts : []),
    `  Data and logs   ${settings.dataDir}`,
    '  Stop            Ctrl+C',
  ];
  say(lines.join('\n'));
}

function accountLines(isFederated: boolean): string[] {
  if (!isFederated) return ['  Demo accounts   chemist · trial · admin · expired-admin · limited · other · no-tenant'];
  const lines = federatedAccounts.map(([userName, expectation]) => `${userName.padEnd(14)}${expectation}`);
  return lines.map((line, index) => `${(index === 0 ? '  Demo accounts' : '').padEnd(18)}${line}`);
}
