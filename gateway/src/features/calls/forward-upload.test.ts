import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { png, sdfOf, sdfOfSize, sdfRecord, workbookOf, workbookOfSize, zipOf } from '../../upload/testing/files.ts';
import { boundary, fileForm, formOf, formType, partOf } from '../../upload/testing/forms.ts';
import { responseOn, headersOf, openSocket, type RawResponse } from '../../upload/testing/raw-request.ts';
import { message } from '@app/locales/messages';
import { startUploadApp, type UploadApp } from '../../upload/testing/upload-app.ts';
import { sendJson } from '../../test-support/fake-server.ts';

const mb = 1024 * 1024;
let app: UploadApp;

beforeAll(async () => {
  app = await startUploadApp({ windowMs: 400, minBytesPerSecond: 1_000, spoolPlaces: 2, placeWithinMs: 300 });
});
beforeEach(() => {
  app.sink.taken.length = 0;
  app.sink.early = undefined;
});
afterAll(() => app.close());

interface Told {
  status: number;
  code: number;
  details: unknown;
}

async function post(rule: string, body: Buffer, type = formType): Promise<Told> {
  const headers = { 'content-type': type, 'x-culture': 'en' };
  const response = await fetch(`${app.url}/api/${rule}`, { method: 'POST', headers, body: new Uint8Array(body) });
  const reported = JSON.parse(await response.text());
  expect(reported).toEqual({ code: expect.any(Number), requestId: expect.any(String), ...reported });
  return { status: response.status, code: reported.code, details: reported.error?.details };
}

const codeOf = async (rule: string, body: Buffer) => (await post(rule, body)).code;
const taken = () => app.sink.taken[0]?.body.toString('latin1') ?? '';

describe('a sound upload', () => {
  it('reaches the service in a form of the gateway’s own, fields included', async () => {
    const file = sdfOf(3);
    const body = formOf(
      { name: 'taskName', content: 'Müller' },
      { name: 'file', fileName: '../../etc/naïve name.SDF', content: file, headers: 'Content-Type: text/html\r\n' },
      { name: 'note', content: 'later' },
    );
    expect(await post('sascore', body)).toMatchObject({ status: 200, code: 200 });
    const own = app.sink.taken[0]?.headers['content-type']?.split('boundary=')[1] ?? '';
    expect(own).toMatch(/^form-[\da-f-]{36}$/);
    const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    expect(taken()).toBe(
      `--${own}\r\n${field('taskName', Buffer.from('Müller').toString('latin1'))}` +
        `--${own}\r\n${field('ownName', 'na%C3%AFve%20name.SDF')}` +
        `--${own}\r\ncontent-disposition: form-data; name="file"; filename="upload.sdf"\r\n` +
        `content-type: chemical/x-mdl-sdfile\r\n\r\n${file}\r\n` +
        `--${own}\r\n${field('note', 'later')}--${own}--\r\n`,
    );
  });

  it.each([
    ['sascore', 'a.xlsx', workbookOf(3)],
    ['molecules', 'a.xlsx', workbookOf(1)],
    ['molecules', 'batch.v2.txt', Buffer.from('CCO')],
    ['picture', 'a.png', png],
  ])('%s: %s goes on byte by byte', async (rule, name, file) => {
    expect(await codeOf(rule, fileForm(name, file))).toBe(200);
    expect(taken()).toContain(`\r\n\r\n${file.toString('latin1')}\r\n--form-`);
    expect(app.spooled()).toEqual([]);
  });

  it('brings back what the service says', async () => {
    const result = app.sink.respond;
    app.sink.respond = (response) => sendJson(response, 200, { code: 30012, message: 'duplicate' });
    expect(await post('sascore', fileForm('a.sdf', sdfOf(1)))).toMatchObject({ status: 200, code: 30012 });
    app.sink.respond = result;
  });
});

describe('sizes', () => {
  it.each([
    ['sascore', 'a.xlsx', workbookOfSize(10 * mb - 1), 200],
    ['sascore', 'a.xlsx', workbookOfSize(10 * mb), 30002],
    ['sascore', 'a.sdf', sdfOfSize(50 * mb - 1), 200],
    ['sascore', 'a.sdf', sdfOfSize(50 * mb), 30003],
    ['molecules', 'a.sdf', sdfOfSize(mb), 200],
    ['molecules', 'a.sdf', sdfOfSize(mb + 1), 10006],
    ['molecules', 'a.xlsx', workbookOfSize(mb), 200],
    ['molecules', 'a.xlsx', workbookOfSize(mb + 1), 10006],
  ])('%s: %s at its limit', async (rule, name, file, code) => {
    expect(await codeOf(rule, fileForm(name, file))).toBe(code);
    expect(app.sink.complete.length).toBe(code === 200 ? 1 : 0);
    expect(app.spooled()).toEqual([]);
  });

  it.each([
    ['sascore', 60 * mb, 30003],
    ['molecules', 2 * mb, 10006],
  ])('%s: a declared length of %i is refused unread', async (rule, length, code) => {
    const socket = await openSocket(app.url);
    socket.write(headersOf(`/api/${rule}`, { 'content-type': formType, 'content-length': length }));
    const result = await responseOn(socket);
    expect([result.json.code, /connection: close/i.test(result.head)]).toEqual([code, true]);
    expect(app.sink.taken).toEqual([]);
  });

  it('that are refused unread let the sender speak on for a while, so that no proxy sees a broken connection', async () => {
    const socket = await openSocket(app.url, { allowHalfOpen: true });
    const errors: Error[] = [];
    socket.on('error', (error) => errors.push(error));
    socket.write(headersOf('/api/sascore', { 'content-type': formType, 'content-length': 60 * mb }));
    expect((await responseOn(socket)).json.code).toBe(30003);
    for (let sent = 0; sent < 2 * mb; sent += 65_536) {
      socket.write(Buffer.alloc(65_536));
      await wait(20);
    }
    expect([errors, socket.writable]).toEqual([[], true]);
    // But not for ever.
    const beganAt = Date.now();
    socket.resume();
    while (errors.length === 0 && Date.now() - beganAt < 20_000) {
      socket.write('x');
      await wait(100);
    }
    expect(errors).not.toEqual([]);
    socket.destroy();
  });

  it('count fields and preamble too', async () => {
    const noise = { name: 'x', content: 'x'.repeat(3 * mb) };
    expect(await codeOf('molecules', formOf({ fileName: 'a.txt', content: 'CCO' }, noise))).toBe(10006);
    expect(await codeOf('molecules', Buffer.concat([Buffer.alloc(3 * mb, 'x'), fileForm('a.txt', 'CCO')]))).toBe(10006);
    expect(app.sink.complete).toEqual([]);
  });
});

describe('a refused upload never looks complete to the service', () => {
  const long = sdfOf(4_000);
  it.each([
    ['sascore', 'a.txt', sdfOf(1), 30001],
    ['sascore', 'a.exe.sdf', sdfOf(1), 30001],
    ['sascore', 'a.sdf.exe', sdfOf(1), 30001],
    ['sascore', 'a.xlsx.sdf', sdfOf(1), 30001],
    ['sascore', 'sdf', sdfOf(1), 30001],
    ['sascore', 'a.xlsx', sdfOf(1), 30001],
    ['sascore', 'a.sdf', workbookOf(1), 30001],
    ['sascore', 'a.sdf', Buffer.concat([long, Buffer.from('broken\0\n')]), 10008],
    ['sascore', 'a.sdf', sdfOf(4_000, { molid: false }), 30006],
    ['sascore', 'a.sdf', Buffer.alloc(0), 30005],
    ['sascore', 'a.xlsx', workbookOf(0), 30005],
    ['sascore', 'a.xlsx', workbookOf(900).subarray(0, 2_000), 10008],
    ['sascore', 'a.xlsx', zipOf([{ name: 'a', content: 'b' }]), 30001],
    ['molecules', 'a.zip', sdfOf(1), 10009],
    ['molecules', 'a.php.txt', Buffer.from('CCO'), 10009],
    ['molecules', 'a.txt', Buffer.alloc(0), 10026],
    ['cdx', 'a.mol', sdfOf(1), 10009],
    ['picture', 'a.svg', Buffer.from('<svg/>'), 10009],
    ['document', 'a.gif', Buffer.from('GIF89a'), 10009],
  ])('%s: %s (%#)', async (rule, name, file, code) => {
    expect(await codeOf(rule, fileForm(name, file))).toBe(code);
    expect(app.sink.complete).toEqual([]);
    expect(app.spooled()).toEqual([]);
  });

  it('even when its fault is after the file', async () => {
    const file = { fileName: 'a.sdf', content: long };
    const second = await post('sascore', formOf(file, { fileName: 'b.sdf', content: sdfOf(1) }));
    expect(second).toMatchObject({ status: 400, code: 10012, details: { fields: ['body/file'] } });
    expect(await codeOf('sascore', formOf(file, { name: 'bad name', content: '' }))).toBe(10012);
    expect(await codeOf('sascore', fileForm('a.sdf', long).subarray(0, -boundary.length - 8))).toBe(400);
    expect(app.sink.complete).toEqual([]);
  });

  it('and small ones do not reach it at all', async () => {
    await codeOf('molecules', fileForm('a.sdf', Buffer.concat([sdfOf(20), Buffer.from('broken\0\n')])));
    expect(app.sink.taken).toEqual([]);
  });
});

describe('a form', () => {
  const file = { fileName: 'a.txt', content: 'CCO' };
  const empty = Buffer.from(`--${boundary}--\r\n`);
  it.each([
    ['without a file', formOf({ name: 'a', content: 'b' }), 10012],
    ['with nothing', empty, 10012],
    ['with a file input left empty', fileForm('', ''), 10012],
    ['with a file under another name', formOf({ ...file, name: 'upload' }), 10012],
    ['with two files', formOf(file, file), 10012],
    [
      'with eleven fields',
      formOf(...Array.from({ length: 11 }, (_, n) => ({ name: `f${n}`, content: '1' })), file),
      10012,
    ],
    ['with a field of 5 KB', formOf({ name: 'a', content: 'x'.repeat(5_000) }, file), 10012],
    ['with a field of the prototype', formOf({ name: '__proto__', content: 'x' }, file), 10012],
    [
      'with JSON for a field',
      formOf({ name: 'a', content: '{}', headers: 'Content-Type: application/json\r\n' }, file),
      10012,
    ],
    ['within a form', formOf({ ...file, headers: 'Content-Type: multipart/mixed; boundary=b\r\n' }), 400],
    ['in base64', formOf({ ...file, headers: 'Content-Transfer-Encoding: base64\r\n' }), 400],
    ['that ends in the middle of its file', fileForm('a.txt', 'CCO').subarray(0, -20), 400],
    ['that ends in a header', Buffer.from(`--${boundary}\r\nContent-Dispo`), 400],
    ['that is no form', Buffer.from('hello'), 400],
    ['of nothing', Buffer.alloc(0), 10012],
    ['with a header of 100 KB', formOf({ ...file, headers: `X: ${'x'.repeat(100_000)}\r\n` }), 200],
    ['with 2,000 headers', formOf({ ...file, headers: 'X: x\r\n'.repeat(2_000) }), 200],
  ])('%s responds in the envelope', async (_case, body, code) => {
    expect(await codeOf('molecules', body)).toBe(code);
    expect(app.sink.complete.length).toBe(code === 200 ? 1 : 0);
  });

  it.each([
    ['application/json', 415, 415],
    ['multipart/mixed; boundary=x', 415, 415],
    ['multipart/form-data', 400, 400],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`, 400, 400],
  ])('of type %s answers %i', async (type, status, code) => {
    expect(await post('molecules', fileForm('a.txt', 'CCO'), type)).toMatchObject({ status, code });
  });

  it('may be followed by anything', async () => {
    expect(await codeOf('molecules', Buffer.concat([fileForm('a.txt', 'CCO'), Buffer.from('\r\nepilogue\r\n')]))).toBe(
      200,
    );
  });

  it('is not complete before its connection says so', async () => {
    const socket = await openSocket(app.url);
    const body = fileForm('a.txt', 'CCO');
    socket.write(headersOf('/api/molecules', { 'content-type': formType, 'content-length': body.length + 50 }));
    socket.write(body);
    expect((await responseOn(socket)).status).toBe(408);
    expect(app.sink.complete).toEqual([]);
  });
});

describe('a sender', () => {
  const begin = async (rule: string, bytes: Buffer, length = 30 * mb) => {
    const socket = await openSocket(app.url);
    socket.write(headersOf(`/api/${rule}`, { 'content-type': formType, 'content-length': length }));
    socket.write(bytes);
    return socket;
  };
  const half = partOf({ fileName: 'a.sdf', content: sdfOf(2_000) }).subarray(0, -2);

  it('that stalls is refused with 408, and the connection ends', async () => {
    const socket = await begin('sascore', half);
    const result: RawResponse = await responseOn(socket);
    expect([result.status, result.json.code]).toEqual([408, 408]);
    await once(socket, 'close');
    expect(app.sink.complete).toEqual([]);
  });

  it('that stalls before its first byte is refused with 408', async () => {
    const result = await responseOn(await begin('molecules', Buffer.alloc(0), 100));
    expect([result.status, /connection: close/i.test(result.head)]).toEqual([408, true]);
  });

  it('that trickles is refused with 408', async () => {
    const socket = await begin('sascore', half);
    const trickle = setInterval(() => socket.write('x'), 20);
    expect((await responseOn(socket)).status).toBe(408);
    clearInterval(trickle);
    socket.destroy();
  });

  it('that leaves ends the request to the service, and its file on disk', async () => {
    const sdf = await begin('sascore', half);
    const xlsx = await begin('sascore', partOf({ fileName: 'a.xlsx', content: workbookOf(9_000) }).subarray(0, -200));
    await vi.waitFor(() => expect(app.sink.taken.length).toBe(1), 30_000);
    sdf.destroy();
    xlsx.destroy();
    await wait(300);
    expect([app.sink.complete, app.spooled()]).toEqual([[], []]);
    expect(await codeOf('sascore', fileForm('a.xlsx', workbookOf(2)))).toBe(200);
  });

  it('waits for a place on disk, and is asked to come again when there is none', async () => {
    const start = partOf({ fileName: 'a.xlsx', content: workbookOf(30) }).subarray(0, -100);
    const first = [await begin('sascore', start), await begin('sascore', start)];
    await wait(60);
    const third = await post('sascore', fileForm('a.xlsx', workbookOf(2)));
    expect(third).toMatchObject({ status: 429, details: { retryAfterSeconds: 1 } });
    for (const socket of first) socket.destroy();
    await vi.waitFor(async () => expect(await codeOf('sascore', fileForm('a.xlsx', workbookOf(2)))).toBe(200), 30_000);
  });
});

describe('a service', () => {
  it('that refuses early is heard', async () => {
    app.sink.early = (response) => sendJson(response, 503, { code: 503, message: 'down' });
    expect(await post('sascore', fileForm('a.sdf', sdfOfSize(20 * mb)))).toMatchObject({ status: 503, code: 503 });
  });

  it('that is content before it has everything is not believed', async () => {
    app.sink.early = (response) => sendJson(response, 200, { code: 200, data: 'fine' });
    expect(await post('sascore', fileForm('a.sdf', sdfOfSize(20 * mb)))).toMatchObject({ status: 502 });
  });

  it('that takes its time between bytes is waited for', async () => {
    app.sink.bytesPerSecond = 20 * mb;
    expect(await codeOf('sascore', fileForm('a.sdf', sdfOfSize(20 * mb)))).toBe(200);
    app.sink.bytesPerSecond = 0;
  });

  it('is refused when a long rest follows its small file, whose length nobody names', async () => {
    async function* pieces() {
      yield fileForm('a.png', png);
      for (let part = 0; part < 40; part += 1) yield Buffer.alloc(64 * 1024, ' ');
    }
    const body = Readable.toWeb(Readable.from(pieces()));
    const headers = { 'content-type': formType };
    const response = await fetch(`${app.url}/api/picture`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(JSON.parse(await response.text()).code).toBe(10006);
  });

  it('is refused with 503 while the folder of waiting files takes nothing', async () => {
    const full = await startUploadApp({ folder: '/dev/full' });
    const body = new Uint8Array(formOf({ fileName: 'a.xlsx', content: workbookOf(3) }));
    const headers = { 'content-type': formType, 'x-culture': 'en' };
    const response = await fetch(`${full.url}/api/sascore`, { method: 'POST', headers, body });
    const { code, error } = JSON.parse(await response.text());
    expect([response.status, code, error.message]).toEqual([503, 503, message('en', 'gateway', 'uploadsUnavailable')]);
    expect(full.sink.taken).toEqual([]);
    await full.close();
  });

  it('that does not respond is given up after the time of the contract', async () => {
    const impatient = await startUploadApp({ timeoutMs: 300 });
    impatient.sink.respond = () => undefined;
    const headers = { 'content-type': formType };
    const body = new Uint8Array(fileForm('a.sdf', sdfOf(1)));
    const response = await fetch(`${impatient.url}/api/sascore`, { method: 'POST', headers, body });
    expect(response.status).toBe(504);
    await impatient.close();
  });
});

describe('any body', () => {
  it('is handled in the envelope, and never taken for complete when it is broken', async () => {
    const sound = formOf({ name: 'a', content: 'b' }, { fileName: 'a.sdf', content: sdfRecord(1) });
    const change = fc.record({
      at: fc.nat(sound.length),
      remove: fc.nat(40),
      insert: fc.uint8Array({ maxLength: 20 }),
    });
    const known = new Set([200, 400, 10008, 10009, 10012, 10026]);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        app.sink.taken.length = 0;
        const body = changes.reduce(
          (bytes, { at, remove, insert }) =>
            Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]),
          sound,
        );
        const { code } = await post('molecules', body);
        expect(known).toContain(code);
        expect(app.sink.complete.length).toBe(code === 200 ? 1 : 0);
      }),
      { numRuns: 300 },
    );
  });
});
