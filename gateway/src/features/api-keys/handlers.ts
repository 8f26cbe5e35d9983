// A user may give a key the modules that the user holds. Who holds what is known here, not in the service.

import type { Permission } from '@app/shared/constants/modules';
import { apiKeyCreate, apiKeyModules } from '@app/shared/contracts/api-keys';
import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { errorKeyOf } from '@app/shared/errors/catalogue';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { headers } from '@app/shared/constants/headers';
import { interpret } from '../../upstreams/answer.ts';
import { callerHeaders } from '../../upstreams/caller-headers.ts';
import type { Chemistry } from '../../upstreams/chemistry.ts';
import { areFitDetails } from '../../upstreams/presentable.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface ApiKeyHandlerParts {
  chemistry: Pick<Chemistry, 'fetch'>;
  /** The tenant header goes with every call (federated sign-in). */
  sendsTenant: boolean;
}

const offeredCheck = Compile(apiKeyModules.data);
const askedCheck = Compile(apiKeyCreate.body);

export function apiKeyHandlers(parts: ApiKeyHandlerParts): [string, OwnHandler][] {
  const modules: OwnHandler = async (request) => {
    const held = permissionsOf(request);
    const offered = await ask(apiKeyModules, request, parts);
    if (!offeredCheck.Check(offered)) throw new AppError('badGateway');
    return { modules: offered.modules.filter((one) => held.includes(one)) };
  };

  const create: OwnHandler = async (request) => {
    const held = permissionsOf(request);
    if (!askedCheck.Check(request.body)) throw new AppError('parameterError');
    const lacking = request.body.modules.filter((one) => !held.includes(one));
    if (lacking.length > 0) throw new AppError('featureNotPermitted', { modules: lacking });
    return ask(apiKeyCreate, request, parts);
  };

  return [
    ['apiKeyModules', modules],
    ['apiKeyCreate', create],
  ];
}

function permissionsOf({ caller }: FastifyRequest): readonly Permission[] {
  if (!caller) throw new AppError('unauthorized');
  return caller.account.permissions;
}

async function ask(call: Call, request: FastifyRequest, parts: ApiKeyHandlerParts): Promise<unknown> {
  const { caller, culture, id, body } = request;
  const tenantId = parts.sendsTenant ? caller?.user.tenantId : undefined;
  const answer = await parts.chemistry.fetch(call, {
    path: call.path,
    headers: {
      ...callerHeaders({ accessToken: caller?.accessToken, tenantId }),
      [headers.culture]: culture,
      [headers.requestId]: id,
    },
    ...(call.takes === 'json' ? { json: body } : {}),
  });
  const read = interpret(answer.status, answer.text);
  if (read.kind === 'data') return read.data;
  const { code, details } = read.error;
  const key = errorKeyOf(code) ?? 'badGateway';
  throw new AppError(key, isObject(details) && areFitDetails(details) ? { ...details } : undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
