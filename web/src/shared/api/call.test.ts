import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, call } from './call.ts';
import { CallError } from './call-error.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'r-1' } });

function response(respond: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const fetched = vi.fn(respond);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('addressOf', () => {
  it('encodes path parameters and query values, and leaves out what is undefined', () => {
    const input = { params: { key: 'Language', value: 'a/b c' }, query: { q: 'C#N', none: undefined, page: 2 } };
    expect(addressOf('/api/x/{key}/{value}', input)).toBe('/api/x/Language/a%2Fb%20c?q=C%23N&page=2');
  });
});

describe('call', () => {
  it('sends method, body and the agreed headers, and gives the data of the envelope', async () => {
    const fetched = response(() => json({ code: 200, data: { total: 0, items: [] }, requestId: 'r-1' }));
    const data = await call('retroTaskList', { body: { pageIndex: 1, pageSize: 8 } }, { passive: true });
    expect(data).toEqual({ total: 0, items: [] });
    const [url, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('/api/retro/task-list');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"pageIndex":1,"pageSize":8}');
    expect(headers.get('x-csrf')).toBe('1');
    expect(headers.get('x-culture')).toBe('en');
    expect(headers.get('x-activity')).toBe('passive');
    expect(Number(headers.get('x-timezone-offset'))).toBe(-new Date().getTimezoneOffset() / 60 || 0);
  });

  it('does not call polling what the user does', async () => {
    const fetched = response(() => json({ code: 200, data: {}, requestId: 'r-1' }));
    await call('userProfile', {});
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).has('x-activity')).toBe(false);
  });

  it('throws what the error envelope says, with status and request id', async () => {
    const error = { code: 20028, message: 'Not recognised', display: 'toast', details: { line: 2 } };
    response(() => json({ code: 20028, error, requestId: 'r-1' }));
    const thrown = await call('structureCheck', { body: { structure: 'x' } }).catch((cause: unknown) => cause);
    expect(thrown).toBeInstanceOf(CallError);
    expect(thrown).toMatchObject({
      kind: 'envelope',
      code: 20028,
      message: 'Not recognised',
      display: 'toast',
      details: { line: 2 },
      requestId: 'r-1',
      status: 200,
    });
  });

  it('takes a response that is no envelope for a failed request', async () => {
    response(() => new Response('<html>', { status: 502 }));
    await expect(call('userProfile', {})).rejects.toMatchObject({ code: 502, display: 'toast', kind: 'envelope' });
  });

  it('recognises a missing network', async () => {
    response(() => Promise.reject(new TypeError('failed')));
    await expect(call('userProfile', {})).rejects.toMatchObject({ kind: 'network', code: 0 });
  });

  it('gives up after the time of the contract', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    response((_, init) => Promise.reject(init.signal?.reason));
    await expect(call('userProfile', {})).rejects.toMatchObject({ kind: 'timeout' });
    vi.restoreAllMocks();
  });

  it('lets the caller cancel, which is no failure of the call', async () => {
    const controller = new AbortController();
    response((_, init) => Promise.reject(init.signal?.reason));
    controller.abort();
    await expect(call('userProfile', {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['that is late', new DOMException('late', 'TimeoutError'), { kind: 'timeout', code: 0 }],
    ['that breaks off', new TypeError('failed'), { kind: 'network', code: 0 }],
    ['that the caller cancels', new DOMException('no longer', 'AbortError'), { name: 'AbortError' }],
  ])('tells of an answer %s half-way as of one that never came', async (_, reason, expected) => {
    const body = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":200,"da'));
        },
        pull: (controller) => controller.error(reason),
      });
    for (const status of [200, 504]) {
      response(() => new Response(body(), { status }));
      await expect(call('userProfile', {})).rejects.toMatchObject(expected);
    }
  });
});
