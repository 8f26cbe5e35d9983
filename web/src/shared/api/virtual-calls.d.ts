declare module 'virtual:calls' {
  import type { KnownCalls } from './known-calls.ts';

  export const calls: KnownCalls;
}
