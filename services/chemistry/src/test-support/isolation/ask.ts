// Calls by name with whatever input, as a person of some tenant.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import type { TestService } from '../service.ts';

export interface Person {
  tenantId: string;
  userId: string;
}

export interface Input {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}

export interface Heard {
  code: number;
  text: string;
}

export interface Upload {
  content: string;
  fileName: string;
}

export function callOf(name: CallName): Call {
  const call = callEntries.find(([known]) => known === name)?.[1];
  if (!call) throw new RangeError(`no call ${name}`);
  return call;
}

const file = (content: string, fileName: string) =>
  `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`;

/** Asks; a call that takes a file gets one line of SMILES unless another is given. */
export async function ask(
  service: TestService,
  name: CallName,
  { params = {}, query = {}, body }: Input,
  { tenantId, userId }: Person,
  upload: Upload = { content: 'SMILES,name\nCCO,ethanol\n', fileName: 'list.csv' },
): Promise<Heard> {
  const call = callOf(name);
  const claims = { sub: userId, tenantid: tenantId, preferred_username: userId, account_type: '2' };
  const isForm = call.takes === 'multipart';
  const response = await service.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key]))),
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'x-culture': 'en',
      ...(isForm && { 'content-type': 'multipart/form-data; boundary=b' }),
    },
    ...(isForm ? { payload: file(upload.content, upload.fileName) } : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const code = isJson ? Number(response.json().code ?? response.statusCode) : response.statusCode;
  return { code, text: response.body };
}

/** Asks, and gives what stands at the path in the answer's data. Throws when the call is refused. */
export async function made(
  service: TestService,
  name: CallName,
  input: Input,
  who: Person,
  path: string,
  upload?: Upload,
): Promise<string> {
  const { text } = await ask(service, name, input, who, upload);
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      JSON.parse(text).data,
    );
  if (typeof found !== 'string') throw new Error(`${name} made nothing: ${text.slice(0, 300)}`);
  return found;
}
