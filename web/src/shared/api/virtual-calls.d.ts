declare module 'virtual:calls' {
  import type { KnownCalls } from './known-calls.ts';

  /** Those of the first load. */
  export const calls: KnownCalls;
}

declare module 'virtual:more-calls' {
  import type { KnownCalls } from './known-calls.ts';

  /** The others. */
  export const calls: KnownCalls;
}
