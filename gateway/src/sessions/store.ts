import type { EndedSession, EndReason, Session, Tokens } from './session.ts';

/** Where sessions live. A session is found only while it is alive: the store keeps the clocks. */
export interface SessionStore {
  add(session: Session): Promise<void>;
  get(key: string): Promise<Session | undefined>;
  /** Why a session that is not found any more ended, if it ended by itself. */
  getEnded(key: string): Promise<EndedSession | undefined>;
  /** Restarts the inactivity clock. */
  touch(key: string): Promise<void>;
  setTokens(key: string, tokens: Tokens): Promise<void>;
  setPermissions(key: string, permissions: Session['permissions']): Promise<void>;
  /** True once, for the first caller after another user signed in. */
  takeUserChanged(key: string): Promise<boolean>;
  /** With a reason, the next call of the same browser is told; without, it is as if it never was. */
  remove(key: string, reason?: EndReason): Promise<void>;
  removeBySubject(subject: string): Promise<number>;
  removeByProviderSid(providerSid: string): Promise<number>;
  close(): void;
}
