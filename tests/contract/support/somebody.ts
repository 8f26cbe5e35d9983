// The client through the gateway: with a session of the browser, with an API key, or with nothing.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { listUpload, type Asking, type Heard, type Input } from '@app/shared/test-support/isolation/asking';
import type { Member } from './member.ts';

export interface Somebody {
  name: string;
  ask: Asking;
}

/** With the cookies of a member. */
export const withSession = (name: string, member: Member, url: string): Somebody =>
  somebody(name, url, { cookie: member.cookie, 'x-csrf': '1' });

/** As a program, with an API key. */
export const withKey = (name: string, secret: string, url: string): Somebody =>
  somebody(name, url, { authorization: `ApiKey ${secret}` });

function somebody(name: string, url: string, headers: Record<string, string>): Somebody {
  return { name, ask: (call, input, upload = listUpload) => ask(url, headers, call, input, upload) };
}

const calls = new Map(callEntries);

async function ask(
  url: string,
  headers: Record<string, string>,
  name: CallName,
  { params = {}, query = {}, body }: Input,
  upload: { content: string; fileName: string },
): Promise<Heard> {
  const call = calls.get(name);
  if (!call) throw new RangeError(`no call ${name}`);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
  const isForm = call.takes === 'multipart';
  const response = await fetch(`${url}${path}?${search.toString()}`, {
    method: call.method,
    redirect: 'manual',
    headers: { 'x-culture': 'en', ...headers, ...(call.takes === 'json' && jsonType) },
    ...(isForm ? { body: formOf(upload) } : call.takes === 'json' && { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { code: codeOf(response, text), text };
}

const jsonType = { 'content-type': 'application/json' };

function formOf({ content, fileName }: { content: string; fileName: string }): FormData {
  const form = new FormData();
  form.append('iFormFile', new Blob([content]), fileName);
  return form;
}

function codeOf({ status, headers }: Response, text: string): number {
  if (!headers.get('content-type')?.includes('json')) return status;
  const result: unknown = JSON.parse(text);
  if (typeof result !== 'object' || result === null || !('code' in result)) return status;
  return Number(result.code);
}
