import { AppError } from '@app/shared/errors/app-error';
import type { Account, SessionUser } from '../../sessions/session.ts';
import { isFresh, placeOf, type AccountReader, type Asking } from '../provider/accounts.ts';
import type { ServiceTokens } from './service-token.ts';

export interface ProgramAccounts {
  /** What the owner of an API key may do, at most a minute old. Throws 502 to 504 when it cannot be read. */
  of(user: SessionUser, asking: Asking): Promise<Account>;
  /** The next call reads it anew. */
  forget(user: Pick<SessionUser, 'id' | 'tenantId'>): void;
}

interface Entry {
  account: Account | undefined;
  running: Promise<Account> | undefined;
}

const maxEntries = 10_000;

/** `reader` reads permissions as the gateway: the user is not there. */
const nameOf = ({ tenantId, id }: Pick<SessionUser, 'id' | 'tenantId'>) => JSON.stringify([tenantId, id]);

export function createProgramAccounts(
  reader: AccountReader,
  serviceTokens: Pick<ServiceTokens, 'forUser'>,
  now: () => number,
): ProgramAccounts {
  const entries = new Map<string, Entry>();

  async function read(user: SessionUser, asking: Asking, before: Account | undefined): Promise<Account> {
    try {
      return await reader.read(
        user,
        { accessToken: await serviceTokens.forUser(user), idToken: '' },
        placeOf(asking),
        before,
      );
    } catch (error) {
      // It is the gateway that was refused, not the program.
      const isRefused = error instanceof AppError && error.key === 'unauthorized';
      throw isRefused ? new AppError('badGateway', undefined, { cause: error }) : error;
    }
  }

  return {
    async of(user, asking) {
      const name = nameOf(user);
      const { account, running } = entries.get(name) ?? {};
      if (account && isFresh(account, now())) return account;
      if (running) return running;
      const own = read(user, asking, account);
      if (entries.size >= maxEntries) entries.clear();
      entries.set(name, { account, running: own });
      const next = await own.finally(() => entries.delete(name));
      entries.set(name, { account: next, running: undefined });
      return next;
    },
    forget: (user) => void entries.delete(nameOf(user)),
  };
}
