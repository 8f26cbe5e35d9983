// Uploads through a gateway process: what the service gets to see, and what it costs in memory.

import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeProvider } from '@app/gateway/src/test-support/fake-provider.ts';
import { sdfOf, sdfOfSize, workbookOf, workbookOfSize } from '@app/gateway/src/upload/testing/files.ts';
import { fileForm, formType } from '@app/gateway/src/upload/testing/forms.ts';
import { Sink } from '@app/gateway/src/upload/testing/sink.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGateway, type GatewayProcess } from '../support/gateway.ts';

const mb = 1024 * 1024;
const port = 17_095;
const path = '/api/sascore/import';
let provider: FakeProvider;
let service: Sink;
let gateway: GatewayProcess;
let cookie: string;
let folder: string;

beforeAll(async () => {
  provider = await FakeProvider.start();
  provider.user = { sub: 'u-1', tenantid: 't-1', permissions: ['sascore', 'retrosynthesis'] };
  service = await Sink.start();
  service.others.set('/livez', { status: 'ok' });
  service.others.set('/api/common/sync-user', { code: 200, data: { userId: 'u', tenantId: 't', isNew: false } });
  const userBasicInfo = { isTenantAdmin: false, accountType: 'enterprise', expirationDate: null };
  service.others.set('/api/common/user-profile', { code: 200, data: { userBasicInfo } });
  folder = mkdtempSync(join(tmpdir(), 'gateway-uploads-'));
  await start();
});
beforeEach(() => {
  service.taken.length = 0;
  service.bytesPerSecond = 0;
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([provider.close(), service.close()]);
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  gateway = await startGateway(port, {
    OIDC_ISSUER: provider.issuer,
    AUTH_SERVER_URL: provider.url,
    CHEMISTRY_URL: service.url,
    UPLOAD_DIR: folder,
  });
  cookie = await gateway.signIn();
}

interface Told {
  code: number;
  error?: { message: string; details?: unknown };
  data?: { bytes: number };
}

async function begin(bytes: number, to = path, culture = 'en'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = {
    host: `localhost:${port}`,
    cookie,
    'x-csrf': '1',
    'x-culture': culture,
    'content-type': formType,
    'content-length': bytes,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${to} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return socket;
}

async function upload(form: Buffer, to = path, culture = 'en'): Promise<Told> {
  const socket = await begin(form.length, to, culture);
  socket.write(form);
  const text = Buffer.concat(await Array.fromAsync<Buffer>(socket)).toString('utf8');
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
}

/** How much the gateway's memory grows at most while the work goes on. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = gateway.residentBytes();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, gateway.residentBytes());
  }, 20);
  await work();
  clearInterval(timer);
  return (peak - before) / mb;
}

describe('an upload', () => {
  it('reaches the service whole, its name without its path beside one of the gateway’s own', async () => {
    const file = sdfOf(50);
    expect(await upload(fileForm('C:\\data\\secret name.sdf', file, 'file'))).toMatchObject({ code: 200 });
    const body = service.complete[0]?.body.toString('latin1') ?? '';
    expect(body).toContain(
      `name="file"; filename="upload.sdf"\r\ncontent-type: chemical/x-mdl-sdfile\r\n\r\n${file}\r\n--`,
    );
    expect(body).toContain(`name="ownName"\r\n\r\nsecret%20name.sdf\r\n`);
    expect(body).not.toContain('data\\');
    expect(service.complete[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) });
    expect(service.complete[0]?.headers['cookie']).toBeUndefined();
  });

  it('that breaks a rule is refused in both languages, and never complete at the service', async () => {
    const form = fileForm('a.sdf', sdfOf(5_000, { molid: false }));
    const reported = [await upload(form), await upload(form, path, 'zh-CN')];
    expect(reported.map(({ code }) => code)).toEqual([30006, 30006]);
    expect(reported[0]?.error?.message).toMatch(/molid/);
    expect(reported[1]?.error?.message).toMatch(/\p{Script=Han}/u);
    expect(service.complete).toEqual([]);
  });

  it.each([
    ['a.sdf', sdfOfSize(50 * mb - 1), 200],
    ['a.sdf', sdfOfSize(50 * mb), 30003],
    ['a.xlsx', workbookOfSize(10 * mb - 1), 200],
    ['a.xlsx', workbookOfSize(10 * mb), 30002],
    ['a.xlsx', workbookOf(100_000), 30004],
    ['a.txt', sdfOf(1), 30001],
  ])('%s is taken up to its limits (%#)', async (name, file, code) => {
    expect(await upload(fileForm(name, file))).toMatchObject({ code });
    expect(service.complete.length).toBe(code === 200 ? 1 : 0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of 1 MB is taken elsewhere, and not a byte more', async () => {
    const to = '/api/retro/smiles-data-import';
    expect((await upload(fileForm('a.sdf', sdfOfSize(mb)), to)).code).toBe(200);
    expect((await upload(fileForm('a.sdf', sdfOfSize(mb + 1)), to)).code).toBe(10006);
    expect(service.taken.length).toBe(1);
  });

  it('that its sender gives up ends at the service within a second', async () => {
    const form = fileForm('a.sdf', sdfOfSize(20 * mb));
    const socket = await begin(form.length);
    socket.on('error', () => undefined).write(form.subarray(0, 10 * mb));
    await vi.waitFor(() => expect(service.taken[0]?.bytes).toBeGreaterThan(9 * mb), { timeout: 5_000 });
    socket.destroy();
    await vi.waitFor(() => expect(service.taken[0]?.isBroken).toBe(true), { timeout: 1_000, interval: 20 });
    expect(service.complete).toEqual([]);
  });
});

describe('memory', () => {
  const form = fileForm('a.sdf', sdfOfSize(50 * mb - 1));
  const several = async (count: number) => {
    const reported = await Promise.all(Array.from({ length: count }, () => upload(form)));
    expect(reported.map(({ code }) => code)).toEqual(reported.map(() => 200));
  };

  it.each([1, 8])(
    'of a fresh process grows by less than 40 MB for %i uploads of 50 MB to a slow service',
    async (count) => {
      await gateway.stop();
      await start();
      service.bytesPerSecond = 25 * mb;
      const growth = await growthDuring(() => several(count));
      process.stdout.write(`${count} uploads of 50 MB: ${growth.toFixed(1)} MB more memory\n`);
      expect(growth).toBeLessThan(40);
      expect(service.complete.map(({ bytes }) => bytes > 50 * mb)).toEqual(Array.from({ length: count }, () => true));
    },
  );
});
