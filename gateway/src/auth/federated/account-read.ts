// The account of a federated user: who they are and which groups they belong to, read with their own token.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dispatcher } from 'undici';
import { failureOfStatus, failureWithoutResponse } from '../failures/provider-failure.ts';

const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const groups = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()]));

const accountSchema = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 200 }),
  preferred_username: optionalText,
  name: optionalText,
  email: optionalText,
  phone_number: optionalText,
  tenantid: groups,
  memberOf: groups,
  attributes: Type.Optional(Type.Object({ memberOf: groups })),
});
const accountCheck = Compile(accountSchema);

export type FederatedAccount = Static<typeof accountSchema>;

export interface AccountRead {
  /** Throws 502 to 504 when the account cannot be read, or is none. */
  of(accessToken: string): Promise<FederatedAccount>;
}

const maxBytes = 64 * 1024;

/** Reads at one fixed address; redirects are not followed, since the token would go along. */
export function createAccountRead(iamProxyUrl: string, agent: Dispatcher): AccountRead {
  const { origin, pathname, search } = new URL(iamProxyUrl);

  async function read(accessToken: string): Promise<unknown> {
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'GET',
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(identityTimeoutMs),
    });
    if (response.statusCode === 200) return JSON.parse(await textOf(response.body));
    await response.body.dump();
    throw failureOfStatus(response.statusCode);
  }

  return {
    async of(accessToken) {
      const account = await read(accessToken).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        if (cause instanceof SyntaxError) throw new AppError('badGateway', { service: 'identity' }, { cause });
        throw failureWithoutResponse(cause);
      });
      if (!accountCheck.Check(account)) throw new AppError('badGateway', { service: 'identity' });
      return account;
    },
  };
}

async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new AppError('badGateway', { service: 'identity' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
