import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { uploadWithProgress } from './upload.ts';

/** A fake request that the test drives. */
class FakeWire extends EventTarget {
  static newest: FakeWire;
  upload = new EventTarget();
  status = 200;
  responseText = '';
  sent: unknown;
  address = '';
  headers: Record<string, string> = {};
  constructor() {
    super();
    FakeWire.newest = this;
  }
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader(key: string, value: string) {
    this.headers[key] = value;
  }
  getAllResponseHeaders() {
    return 'x-request-id: r-7\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['SMILES\nCCO'], 'list.csv');
const input = { query: { name: 'List', scope: 'own' as const }, file };

function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeWire);
  const reported: number[] = [];
  const response = uploadWithProgress('stockImport', input, { signal, onProgress: (part) => reported.push(part) });
  return { response, reported, wire: FakeWire.newest };
}

afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('reports the progress and gives the data of the envelope', async () => {
    const { response, reported, wire } = start();
    wire.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 20 }));
    wire.upload.dispatchEvent(new Event('load'));
    wire.responseText = JSON.stringify({ code: 200, data: { id: 'x' } });
    wire.end('load');
    expect(await response).toEqual({ id: 'x' });
    expect(reported).toEqual([0.25, 1]);
    expect(wire.address).toContain('name=List');
    expect(wire.headers['x-csrf']).toBe('1');
    expect(wire.headers).not.toHaveProperty('content-type');
    expect(wire.sent).toBeInstanceOf(FormData);
  });

  it('throws what the envelope refuses, with the request id', async () => {
    const { response, wire } = start();
    wire.responseText = JSON.stringify({ error: { code: 30006, message: 'No molid', display: 'toast' } });
    wire.end('load');
    await expect(response).rejects.toMatchObject({ code: 30006, message: 'No molid', requestId: 'r-7' });
  });

  it('reports a broken connection', async () => {
    const { response, wire } = start();
    wire.end('error');
    await expect(response).rejects.toMatchObject({ kind: 'network' });
    await expect(response).rejects.toBeInstanceOf(CallError);
  });

  it('can be called off', async () => {
    const stop = new AbortController();
    const { response } = start(stop.signal);
    stop.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });
});
