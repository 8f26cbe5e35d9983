declare module 'virtual:calls' {
  import type { CallName } from '@app/shared/contracts/catalogue';
  import type { Method } from '@app/shared/contracts/call';

  /** The built calls; a planned one is absent. */
  export const calls: Readonly<Partial<Record<CallName, { method: Method; path: string; timeoutMs: number }>>>;
}
