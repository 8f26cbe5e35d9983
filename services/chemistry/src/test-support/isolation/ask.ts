// Calls of the service in this process, as a person of some tenant.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import {
  listUpload,
  type Asking,
  type Heard,
  type Input,
  type Upload,
} from '@app/shared/test-support/isolation/asking';
import type { TestService } from '../service.ts';

export interface Person {
  tenantId: string;
  userId: string;
  /** Of the tenant. */
  isAdmin?: boolean;
}

/** Calls as one person. */
export const askingAs =
  (service: TestService, who: Person): Asking =>
  (name, input, upload) =>
    ask(service, name, input, who, upload);

function callOf(name: CallName): Call {
  const call = callEntries.find(([known]) => known === name)?.[1];
  if (!call) throw new RangeError(`no call ${name}`);
  return call;
}

const file = ({ content, fileName }: Upload) =>
  `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`;

/** Asks; a call that takes a file gets one line of SMILES unless another is given. */
export async function ask(
  service: TestService,
  name: CallName,
  { params = {}, query = {}, body }: Input,
  { tenantId, userId, isAdmin = false }: Person,
  upload: Upload = listUpload,
): Promise<Heard> {
  const call = callOf(name);
  const claims = {
    sub: userId,
    tenantid: tenantId,
    preferred_username: userId,
    account_type: '2',
    tenant_admin: String(isAdmin),
  };
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
    ...(isForm ? { payload: file(upload) } : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const code = isJson ? Number(response.json().code ?? response.statusCode) : response.statusCode;
  return { code, text: response.body };
}
