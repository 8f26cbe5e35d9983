// The audit log of a gateway under test, read while it grows.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { ApiResponse } from './visitor.ts';

export interface AuditFile {
  path: string;
  text(): string;
  /** The events of the request with this response; waits for the first. */
  eventsOf(response: ApiResponse): Promise<Record<string, unknown>[]>;
  close(): void;
}

export function createAuditFile(): AuditFile {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const path = join(folder, 'audit.log');
  const text = () => readFileSync(path, 'utf8');

  function eventsWith(requestId: unknown): Record<string, unknown>[] {
    const lines: Record<string, unknown>[] = text()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
    return lines.filter((line) => line['kind'] === 'event' && line['requestId'] === requestId);
  }

  return {
    path,
    text,
    eventsOf: ({ headers }) =>
      vi.waitFor(
        () => {
          const events = eventsWith(headers['x-request-id']);
          if (events.length === 0) throw new Error('no line of the audit log names this request');
          return events;
        },
        { timeout: 5_000, interval: 20 },
      ),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
