// The account of a federated user: who they are and which groups they belong to, read with their own token.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { textIn, type Claims } from '@app/shared/rules/account/claims';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dispatcher } from 'undici';
import { setupFault } from '../../sign-in-causes.ts';
import { failureOfStatus, failureWithoutResponse } from '../failures/provider-failure.ts';

const groups = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()]));

// Claims besides these are read where they are used: an attribute with several values comes as a list.
const accountSchema = Type.Object({
  memberOf: groups,
  attributes: Type.Optional(Type.Union([Type.Object({ memberOf: groups }), Type.Null()])),
});
const accountCheck = Compile(accountSchema);

export type FederatedAccount = Claims & Static<typeof accountSchema> & { readonly sub: string };

export interface AccountRead {
  /** Throws 502 to 504 when the account cannot be read, or is none; where the configuration is at fault, with the cause. */
  of(accessToken: string): Promise<FederatedAccount>;
}

/** Windows puts a user into 1,015 groups at most, whose distinguished names have some 120 bytes each. */
const maxBytes = 256 * 1024;
const maxSubLength = 200;

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
        if (cause instanceof SyntaxError) throw unreadable('no JSON', cause);
        throw failureWithoutResponse(cause);
      });
      return accountIn(account);
    },
  };
}

function accountIn(body: unknown): FederatedAccount {
  if (!accountCheck.Check(body)) throw unreadable('no account, or groups that are no texts');
  const sub = textIn(Reflect.get(body, 'sub'));
  if (sub === '' || sub.length > maxSubLength) throw unreadable('no sub');
  return { ...body, sub };
}

function unreadable(what: string, cause?: unknown): AppError {
  return setupFault('account-unreadable', { cause: new Error(`the account read responds with ${what}`, { cause }) });
}

async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw unreadable(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
