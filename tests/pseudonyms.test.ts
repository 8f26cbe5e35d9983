// An auditor follows a user from the provider's log to the gateway's: both name the user by the same word.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPseudonyms } from '@app/gateway/src/audit/pseudonym.ts';
import { readConfig } from '../services/identity/src/config.ts';
import { createLog } from '../services/identity/src/log.ts';
import { expect, it } from 'vitest';
import { readSettings } from '../services/launcher/src/settings.ts';

it.each([{}, { SESSION_SECRET: 'a-session-secret-of-the-environment-itself' }])(
  'names a user by the same word in both logs (%j)',
  (given) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pseudonyms-'));
    const { env } = readSettings({ DATA_DIR: dataDir, ...given }, { federated: false });
    rmSync(dataDir, { recursive: true });
    let line = '';
    const log = createLog(readConfig(env.identity), { write: (text) => void (line = text) });
    log.info({ sub: 'demo-chemist' }, 'sign-in refused');
    const secret = { ...env.gateway, ...given }['SESSION_SECRET'] ?? '';
    expect(JSON.parse(line).user).toBe(createPseudonyms(secret)('demo-chemist'));
    expect(line).not.toContain('demo-chemist');
  },
);
