import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@app/shared/errors/app-error';
import { handleErrors } from './error-handler.ts';
import { readSheet } from '../files/read/workbook.ts';
import { sendBlob, type Blob } from './send-blob.ts';
import { tableFile } from './table-file.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function download(content: Blob['content']): Promise<IncomingMessage> {
  return request({ contentType: 'text/plain', headers: { 'content-disposition': 'attachment' }, content });
}

async function request(blob: Blob): Promise<IncomingMessage> {
  app = Fastify();
  handleErrors(app);
  app.decorateRequest('culture', 'en');
  app.get('/', (_request, reply) => sendBlob(reply, blob, AbortSignal.any([])));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [response] = (await once(get(address), 'response')) as [IncomingMessage];
  return response;
}

describe('a file that is made while it is sent', () => {
  it('arrives whole', async () => {
    const response = await download(Readable.from(['one ', 'two ', 'three']));
    expect([response.statusCode, String(await buffer(response))]).toEqual([200, 'one two three']);
  });

  it('may be empty, or at hand already', async () => {
    expect(await buffer(await download(Readable.from([])))).toHaveLength(0);
    await app?.close();
    expect(await buffer(await download(Buffer.from([0, 255])))).toEqual(Buffer.from([0, 255]));
  });

  it('is an error in the envelope when it breaks before its first bytes', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new AppError('dataNotFound'));
      },
    });
    const response = await download(broken);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(String(await buffer(response)))).toMatchObject({ code: 10010 });
  });

  it('breaks the connection when it breaks later', async () => {
    const broken = async function* (): AsyncGenerator<string> {
      yield 'x'.repeat(100_000);
      await sleep(20);
      throw new RangeError('the database is gone');
    };
    await expect(buffer(await download(Readable.from(broken())))).rejects.toThrow('aborted');
  });

  it('is no longer made when the caller leaves', async () => {
    const end = Promise.withResolvers<string>();
    const endless = async function* (): AsyncGenerator<string> {
      try {
        for (;;) {
          yield 'x'.repeat(100_000);
          await sleep(1);
        }
      } finally {
        end.resolve('ended');
      }
    };
    const response = await download(Readable.from(endless()));
    response.destroy();
    expect(await end.promise).toBe('ended');
  });

  it('is no longer made when the caller has left before it began', async () => {
    const waiting = new Readable({ read: () => undefined });
    app = Fastify();
    const leaving = new AbortController();
    setImmediate(() => leaving.abort());
    app.get('/', (_request, reply) =>
      sendBlob(reply, { contentType: 'a/b', headers: {}, content: waiting }, leaving.signal),
    );
    await app.inject('/');
    expect(waiting.destroyed).toBe(true);
  });
});

describe('a table as a file', () => {
  it('has its type and a name that every file system takes', async () => {
    const columns = [{ heading: 'molid' }];
    const rows = [{ cells: ['a'] }];
    const response = await request(
      tableFile({ columns, rows, language: 'en', fileType: 'xlsx', fileName: 'a/b: 利多' }),
    );
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="a-b-__.xlsx"; filename*=UTF-8''a-b-%E5%88%A9%E5%A4%9A.xlsx`,
    );
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(await Array.fromAsync(readSheet(await buffer(response)))).toHaveLength(2);
  });
});
