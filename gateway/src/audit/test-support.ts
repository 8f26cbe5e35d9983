// What the tests of the audit log share.

import { Writable } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAudit, type Audit, type AuditOptions } from './audit.ts';
import type { AuditEvent } from './event.ts';
import { linesOf } from './raw-lines.ts';
import { verifyLines, type Verification, type VerifyOptions } from './verify.ts';

export const sessionSecret = 'a-session-secret-of-the-tests-only';

/** A log that remembers what was said as an error. */
export function createTestLog(): { errors: { details: object; message: string }[] } & AuditOptions['log'] {
  const errors: { details: object; message: string }[] = [];
  return { errors, info: () => undefined, error: (details, message) => void errors.push({ details, message }) };
}

/** Gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A stream that keeps what was written, one entry a write. */
export function createCollector(): { writes: string[]; text(): string; stream: Writable } {
  const writes: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
  });
  return { writes, text: () => writes.join(''), stream };
}

export function openAudit(options: Partial<AuditOptions>): Promise<Audit> {
  return createAudit({
    toStdout: false,
    sessionSecret,
    instance: 'one',
    version: '1.0.0',
    log: createTestLog(),
    retryMs: 5,
    ...options,
  });
}

export function callEvent(number = 1): AuditEvent {
  return {
    action: 'call',
    outcome: 'success',
    userId: `user-${number % 7}`,
    tenantId: 'tenant-1',
    trackingId: 5,
    trackingName: 'retrosynthesisStart',
    method: 'POST',
    route: '/api/retro/retro-search-start',
    status: 200,
    code: 200,
    durationMs: 12.34,
    requestId: `request-${number}`,
    address: '203.0.113.77',
    via: 'session',
  };
}

/** The text of an audit log with `batches` batches of `events` events each. */
export async function writtenLog(
  batches: number,
  events: number,
  options: Partial<AuditOptions> = {},
): Promise<string> {
  const { stream, text } = createCollector();
  const audit = await openAudit({ toStdout: true, stdout: stream, now: () => 1_800_000_000_000, ...options });
  for (let batch = 0; batch < batches; batch += 1) {
    for (let event = 0; event < events; event += 1) audit.record(callEvent(batch * events + event));
    await audit.flush();
  }
  await audit.close();
  return text();
}

export function verifyBytes(bytes: Buffer | string, options?: VerifyOptions): Promise<Verification> {
  return verifyLines(linesOf('audit.log', once(Buffer.from(bytes))), options);
}

export function linesIn(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer, void, undefined> {
  yield bytes;
}
