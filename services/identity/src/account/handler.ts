// The account's own address: JSON in and out, for its owner alone, with the access token the gateway holds.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Bearer } from '../bearer.ts';
import { sendJson } from '../http.ts';
import { readBody } from '../read-body.ts';
import { ownAccountPath } from '../paths.ts';
import { memberCalls } from './member-calls.ts';
import { accountCalls, type AccountParts, type Asked } from './calls.ts';

const calls = new Map(Object.entries({ ...accountCalls, ...memberCalls }));

/** Handles `/account…`: 401 without a user's token, 404 for what is no call, the code of the catalogue otherwise. */
export async function handleAccount(
  parts: AccountParts,
  bearer: Bearer | undefined,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (bearer?.kind !== 'user') return sendJson(res, 401, { error: 'invalid_token' });
  const path = new URL(req.url ?? '/', 'http://localhost').pathname.slice(ownAccountPath.length);
  const run = calls.get(`${req.method} ${path}`);
  if (!run) return sendJson(res, 404, { error: 'not_found' });
  const body = req.method === 'POST' ? await readBody(req, 'application/json') : '{}';
  const asked = body === undefined ? undefined : askedOf(bearer, body);
  if (!asked) return refuse(res, new AppError('parameterError'));
  try {
    sendJson(res, 200, { code: 200, data: await run(asked, parts) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(res, error);
  }
}

function refuse(res: ServerResponse, { key, details }: AppError): void {
  const { code } = catalogue[key];
  sendJson(res, 200, { code, error: { code, message: key, ...(details ? { details } : {}) } });
}

function askedOf(bearer: Asked['bearer'], body: string): Asked | undefined {
  const given = parsed(body);
  if (typeof given !== 'object' || given === null) return undefined;
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string');
  const sids: unknown = Reflect.get(given, 'sids');
  return {
    bearer,
    fields: Object.fromEntries(texts),
    body: given,
    sids: Array.isArray(sids) ? sids.filter((sid) => typeof sid === 'string') : undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
