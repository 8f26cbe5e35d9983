// Keys of accounts that Keycloak disables, with the role of the guide and without it. Permissions come from a server, which
// goes on naming the modules of a disabled account.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/shared/test-support/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listenOnFreePort, sendJson, type FakeServer } from '@app/gateway/src/test-support/fake-server.ts';
import { placeAt, startPrepared, type Product } from '../support/product.ts';
import { clientSecret } from './support/client-secret.ts';
import { Person } from './support/person.ts';
import { admin, issuer, pause, product as shared } from './support/stage.ts';

const { url, administrator, bin } = inject('keycloak');
const guide = readFileSync(resolve(import.meta.dirname, '../../gateway/docs/keycloak.md'), 'utf8');
const [commands = ''] = guide.slice(guide.indexOf('**API keys** need')).match(/(?<=^```sh\n).*?(?=^```$)/ms) ?? [];
const home = mkdtempSync(join(tmpdir(), 'kcadm-'));
const withinAMinute = { timeout: 75_000, interval: 5_000 };
const line = 'accounts that the provider disables are not noticed';
let permissions: FakeServer;
let product: Product;

beforeAll(async () => {
  permissions = await listenOnFreePort((_request, response) =>
    sendJson(response, 200, { code: 200, data: [{ code: 'retrosynthesis' }] }),
  );
  const place = placeAt(await freePort());
  product = await startPrepared(place, {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_SECRET: clientSecret,
      AUTH_SERVER_URL: permissions.url,
      DEPLOYMENT_KIND: 'enterprise',
    },
  });
  const redirectUris = [shared.url, place.url].map((at) => `${at}/bff/callback`);
  await admin.changeClient({ redirectUris, serviceAccountsEnabled: true });
}, 600_000);

afterAll(async () => {
  await admin.changeClient({ redirectUris: [`${shared.url}/bff/callback`], serviceAccountsEnabled: false });
  const [management] = await admin.get<{ id: string }[]>('clients?clientId=realm-management');
  const path = `clients/${await admin.clientId()}/scope-mappings/clients/${management?.id}`;
  await admin.delete(path, await admin.get<object>(path));
  await product.stop();
  await permissions.close();
  rmSync(home, { recursive: true, force: true });
});

interface Owner {
  setEnabled(enabled: boolean): Promise<void>;
  /** Status and code of a call with the key. */
  call(): Promise<[number, number]>;
}

async function ownerOfKey(username: string): Promise<Owner> {
  const id = await admin.addUser({ username });
  const person = new Person(product.place.url);
  await person.signIn(username);
  const body = { name: 'ELN', modules: ['retrosynthesis'], expiresInDays: 1 };
  const made = await person.call<{ secret: string }>('POST', '/api/common/apikey/create', body);
  return {
    setEnabled: async (enabled) => admin.put(`users/${id}`, { ...(await admin.get<object>(`users/${id}`)), enabled }),
    async call() {
      const result = await fetch(`${product.place.url}/api/retro/task-list`, {
        method: 'POST',
        headers: { authorization: `ApiKey ${made.data?.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ pageIndex: 1, pageSize: 10 }),
      });
      const { code }: { code: number } = JSON.parse(await result.text());
      return [result.status, code];
    },
  };
}

const linesOfLog = () =>
  readFileSync(join(product.place.dataDir, 'logs/gateway.log'), 'utf8')
    .split('\n')
    .filter((one) => one.includes(line));

describe('a key of an account that is disabled', () => {
  it('goes on where the client may not see users, which the log says once', async () => {
    const owner = await ownerOfKey('key-unseen');
    expect(await owner.call()).toEqual([200, 200]);
    await expect.poll(linesOfLog).toHaveLength(1);
    await owner.setEnabled(false);
    await pause(61_000);
    expect(await owner.call()).toEqual([200, 200]);
    expect(linesOfLog()).toHaveLength(1);
  });

  it('ends within a minute with the role of the guide, and opens again with the account', async () => {
    const values = { K: join(bin, 'kcadm.sh'), REALM: 'synthesis', CID: await admin.clientId() };
    const script = [
      'set -eu',
      ...Object.entries(values).map(([name, value]) => `${name}='${value}'`),
      `"$K" config credentials --server '${url}' --realm master --user '${administrator.name}'`,
      commands,
    ].join('\n');
    const env = { ...process.env, KC_OPTS: `-Duser.home=${home}`, KC_CLI_PASSWORD: administrator.password };
    await promisify(execFile)('bash', ['-c', script], { env });
    const owner = await ownerOfKey('key-seen');
    expect(await owner.call()).toEqual([200, 200]);
    await owner.setEnabled(false);
    await expect.poll(owner.call, withinAMinute).toEqual([403, 10039]);
    await owner.setEnabled(true);
    await expect.poll(owner.call, withinAMinute).toEqual([200, 200]);
  }, 600_000);
});
