// A gateway between a fake provider and a fake chemistry service, with a clock that tests turn.

import type { Call } from '@app/shared/contracts/call';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import type { Tool } from '../features/mcp/tool.ts';
import { logOptions } from '../plugins/log-options.ts';
import { Browser } from './browser.ts';
import { FakeChemistry } from './fake-chemistry.ts';
import { FakeProvider } from './fake-provider.ts';

export interface Setup {
  app: FastifyInstance;
  provider: FakeProvider;
  chemistry: FakeChemistry;
  /** Lines of the gateway's log, parsed. */
  logLines: Record<string, unknown>[];
  /** Lines of its audit log, in batches. */
  auditLines: Record<string, unknown>[];
  browser(): Browser;
  signedIn(): Promise<Browser>;
  advance(ms: number): void;
  /** The gateway's time, epoch ms. */
  now(): number;
  close(): Promise<void>;
}

export interface SetupOptions {
  env?: Record<string, string>;
  entries?: readonly (readonly [string, Call])[];
  tools?: readonly Tool[];
}

export async function setUp({ env = {}, entries, tools }: SetupOptions = {}): Promise<Setup> {
  const [provider, chemistry] = [await FakeProvider.start(), await FakeChemistry.start()];
  const config = loadConfig({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: 'secret-of-the-tests',
    AUTH_SERVER_URL: provider.url,
    CHEMISTRY_URL: chemistry.url,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    WEB_DIST: '/nonexistent',
    RATE_LIMIT_SIGN_IN: '0',
    ...env,
  });
  const logLines: Record<string, unknown>[] = [];
  const auditLines: Record<string, unknown>[] = [];
  let offsetMs = 0;
  const options = {
    version: '0.0.0',
    now: () => Date.now() + offsetMs,
    auditOutput: linesInto(auditLines),
    ...(entries ? { entries } : {}),
    ...(tools ? { tools } : {}),
  };
  const app = await createApp(config, pino(logOptions('info'), linesInto(logLines)), options);
  const browser = () => new Browser(app);
  return {
    app,
    provider,
    chemistry,
    logLines,
    auditLines,
    browser,
    async signedIn() {
      const signed = browser();
      await signed.signIn();
      return signed;
    },
    now: options.now,
    advance(ms) {
      offsetMs += ms;
    },
    async close() {
      await app.close();
      await Promise.all([provider.close(), chemistry.close()]);
    },
  };
}

function linesInto(list: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line !== '') list.push(JSON.parse(line));
      done();
    },
  });
}
