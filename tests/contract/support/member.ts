// A signed-in user who calls the gateway as the page does.

import { hiddenField, TestBrowser } from '@app/identity/test-browser';
import type { Call } from '@app/shared/contracts/call';
import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import type { Culture } from '@app/shared/constants/locale';
import supertest from 'supertest';
import { documentedResponses } from '../../support/documented-responses.ts';
import { demoPassword } from '../../support/product.ts';
import { place } from './place.ts';

export interface ApiResponse<D> {
  status: number;
  code: number;
  data: D;
  error?: { code: number; message: string; display: string; details?: Record<string, unknown> };
  headers: Record<string, string>;
  text: string;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

const calls = new Map<CallName, Call>(callEntries);

export class Member {
  readonly #browser: TestBrowser;
  readonly #url: string;

  constructor(browser: TestBrowser, { url }: { url: string } = place) {
    this.#browser = browser;
    this.#url = url;
  }

  /** The cookies of the browser, as it would send them. */
  get cookie(): string {
    return this.#browser.cookieHeader('/');
  }

  /** Calls by name; the response, an error too, must be as /openapi.json says. */
  async call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    culture: Culture = 'en',
  ): Promise<ApiResponse<CallData<N>>> {
    const call = calls.get(name);
    if (!call) throw new TypeError(`no call ${name}`);
    const { params = {}, query = {}, body }: AnyInput = input;
    const path = call.path.replace(/\{(\w+)\}/g, (_brace, key: string) => encodeURIComponent(String(params[key])));
    const result = await this.send(call.method, path, { query, body, culture });
    const documented = await documentedResponses(this.#url);
    const contentType = result.headers['content-type'] ?? '';
    const problems = documented.problems(name, { status: result.status, contentType, text: result.text });
    if (problems.length > 0) throw new Error(`${name} answered against /openapi.json: ${problems.join('; ')}`);
    return result as ApiResponse<CallData<N>>;
  }

  async send(
    method: 'GET' | 'POST',
    path: string,
    options: { query?: object; body?: object; culture?: Culture; headers?: Record<string, string> } = {},
  ): Promise<ApiResponse<unknown>> {
    const gateway = supertest(this.#url);
    const request = method === 'GET' ? gateway.get(path) : gateway.post(path);
    request.query(options.query ?? {}).set({
      cookie: this.cookie,
      'x-csrf': '1',
      'x-culture': options.culture ?? 'en',
      ...options.headers,
    });
    const response = method === 'POST' ? await request.send(options.body ?? {}) : await request;
    const envelope = response.body as Partial<ApiResponse<unknown>>;
    return {
      status: response.status,
      code: Number(envelope.code),
      data: envelope.data,
      error: envelope.error,
      headers: response.headers as Record<string, string>,
      text: response.text ?? String(response.body),
    };
  }
}

/** Signs in through the real pages of the provider; gives the member and where the browser ended. */
export async function signIn(
  userName: string,
  at: { url: string } = place,
  password = demoPassword,
): Promise<{ member: Member; endedAt: string; status: number }> {
  const browser = new TestBrowser();
  const form = await browser.follow(await browser.get(`${at.url}/bff/login`), 'http://localhost');
  const page = await form.response.text();
  const fields = { token: hiddenField(page, 'token'), login: userName, password };
  const end = await browser.follow(await browser.post(form.response.url, fields), 'http://localhost');
  return { member: new Member(browser, at), endedAt: end.response.url, status: end.response.status };
}

export const nobody = (): Member => new Member(new TestBrowser());
