// A user may give a key the modules that the user holds. Who holds what is known here, not in the service.

import type { Permission } from '@app/shared/constants/modules';
import { apiKeyCreate, apiKeyModules } from '@app/shared/contracts/api-keys';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { askService, type ServiceParts } from '../../upstreams/ask-service.ts';
import type { OwnHandler } from '../calls/routes.ts';

const offeredCheck = Compile(apiKeyModules.data);
const askedCheck = Compile(apiKeyCreate.body);

export interface ApiKeyHandlerParts extends ServiceParts {
  /** Throws 10039 where what the owner of a key may do could never be asked: such a key would open nothing. */
  requireOwnToken(): Promise<void>;
}

export function apiKeyHandlers(parts: ApiKeyHandlerParts): [string, OwnHandler][] {
  const modules: OwnHandler = async (request) => {
    const held = permissionsOf(request);
    await parts.requireOwnToken();
    const offered = await askService(apiKeyModules, request, parts);
    if (!offeredCheck.Check(offered)) throw new AppError('badGateway');
    return { modules: offered.modules.filter((one) => held.includes(one)) };
  };

  const create: OwnHandler = async (request) => {
    const held = permissionsOf(request);
    if (!askedCheck.Check(request.body)) throw new AppError('parameterError');
    await parts.requireOwnToken();
    const lacking = request.body.modules.filter((one) => !held.includes(one));
    if (lacking.length > 0) throw new AppError('featureNotPermitted', { modules: lacking });
    return askService(apiKeyCreate, request, parts);
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
