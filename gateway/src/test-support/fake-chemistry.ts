// A chemistry service that fails on demand. Responses are set per path; every request is kept.

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { bodyOf, listenOnFreePort, sendJson, type FakeServer } from './fake-server.ts';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (response: ServerResponse, request: SeenRequest) => void;

export class FakeChemistry {
  readonly requests: SeenRequest[] = [];
  /** Requests whose connection the gateway closed before the response was complete. */
  aborted = 0;
  /** The account facts of everybody. */
  profile: object = {
    userBasicInfo: { isTenantAdmin: false, accountType: 'enterprise', expirationDate: null },
  };
  readonly #responses = new Map<string, Respond>();
  #server: FakeServer | undefined;

  static async start(): Promise<FakeChemistry> {
    const fake = new FakeChemistry();
    fake.on('/livez', (response) => sendJson(response, 200, { status: 'ok' }));
    fake.on('/api/common/sync-user', (response) =>
      sendJson(response, 200, { code: 200, data: { userId: 'u', tenantId: 't', isNew: false } }),
    );
    fake.on('/api/common/user-profile', (response) => sendJson(response, 200, { code: 200, data: fake.profile }));
    fake.#server = await listenOnFreePort((request, response) => {
      response.once('close', () => {
        if (!response.writableFinished) fake.aborted += 1;
      });
      const { method = '', url = '', headers } = request;
      bodyOf(request).then(
        (body) => fake.#respond({ method, url, headers, body }, response),
        // The gateway gave the call up.
        () => response.destroy(),
      );
    });
    return fake;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  /** Sets the response of a path. */
  on(path: string, respond: Respond): void {
    this.#responses.set(path, respond);
  }

  /** Requests of a path. */
  seen(path: string): SeenRequest[] {
    return this.requests.filter(({ url }) => url.split('?')[0] === path);
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  #respond(request: SeenRequest, response: ServerResponse): void {
    this.requests.push(request);
    const respond = this.#responses.get(request.url.split('?')[0] ?? '');
    if (respond) respond(response, request);
    else sendJson(response, 404, { code: 404, error: { code: 404, message: 'not here' } });
  }
}
