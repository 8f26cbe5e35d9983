// Colleagues to share with. Who holds which module is known here, not in the service.

import type { Permission } from '@app/shared/constants/modules';
import { userList } from '@app/shared/contracts/sharing';
import { AppError } from '@app/shared/errors/app-error';
import { Compile } from 'typebox/compile';
import { placeOf, type PermissionSource } from '../../auth/provider/accounts.ts';
import { askService, type ServiceParts } from '../../upstreams/ask-service.ts';
import type { CallerPlace } from '../../upstreams/caller-headers.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface SharingParts extends ServiceParts {
  /** Of any user, asked by the gateway itself. */
  permissionsOf: (userId: string, place: CallerPlace) => Promise<readonly Permission[]>;
}

const listCheck = Compile(userList.data);
const queryCheck = Compile(userList.query);

/** Marks users without the requested module; none while permissions are unknown. */
export function sharingHandlers({ permissionsOf, ...parts }: SharingParts): [string, OwnHandler][] {
  const list: OwnHandler = async (request) => {
    const { query } = request;
    if (!queryCheck.Check(query)) throw new AppError('parameterError');
    const { module, ...rest } = query;
    const search = new URLSearchParams(rest).toString();
    const path = search === '' ? userList.path : `${userList.path}?${search}`;
    const found = await askService({ ...userList, path }, request, parts);
    if (!listCheck.Check(found)) throw new AppError('badGateway');
    if (module === undefined) return found;
    const items = await Promise.all(
      found.items.map(async (one) => ({ ...one, lacksModule: await lacks(one.userId, module, placeOf(request)) })),
    );
    return { items };
  };

  async function lacks(userId: string, module: Permission, place: CallerPlace): Promise<boolean> {
    try {
      return !(await permissionsOf(userId, place)).includes(module);
    } catch {
      return false;
    }
  }

  return [['userList', list]];
}

const keptMs = 60_000;
const mostKept = 2_000;

/** Remembers responses for a minute: the same colleagues are listed at every key that is pressed. */
export function rememberPermissions(source: PermissionSource, now: () => number): SharingParts['permissionsOf'] {
  const known = new Map<string, { at: number; held: Promise<readonly Permission[]> }>();
  return (userId, place) => {
    const before = known.get(userId);
    if (before && now() - before.at < keptMs) return before.held;
    if (known.size >= mostKept) known.clear();
    // The gateway's own token is used in place of the caller's.
    const held = source.permissionsOf(userId, { accessToken: '', idToken: '' }, place);
    known.set(userId, { at: now(), held });
    held.catch(() => known.delete(userId));
    return held;
  };
}
