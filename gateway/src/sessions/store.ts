import type { Account, EndReason, Found, Session, SessionLimits, SessionUser, Tokens } from './session.ts';

/**
 * Where sessions live. A session is found only while it is alive: the store keeps the clocks.
 * Every method throws 503 while a shared store cannot be reached: nobody is let in unchecked.
 */
export interface SessionStore {
  readonly limits: SessionLimits;
  /** With `single`, every other session of the same user ends (998). Gives how many did. */
  add(session: Session, options: { single: boolean }): Promise<number>;
  /** The session, or why it ended by itself; `isActive` restarts the inactivity clock. */
  find(key: string, isActive: boolean): Found | undefined | Promise<Found | undefined>;
  setTokens(key: string, tokens: Tokens): Promise<void>;
  /** The user's name changed. */
  setUser(key: string, user: SessionUser): Promise<void>;
  setAccount(key: string, account: Account): Promise<void>;
  /** True once, for the first caller after another user signed in. */
  takeUserChanged(key: string): Promise<boolean>;
  /** With a reason, the next call of the same browser gets it; without, the session is forgotten. */
  remove(key: string, reason?: EndReason): Promise<void>;
  /** The live sessions of a user, at every gateway. */
  listBySubject(subject: string): Promise<Session[]>;
  removeBySubject(subject: string): Promise<number>;
  removeByProviderSid(providerSid: string): Promise<number>;
  /** Runs one piece of work at a time for a session, across all gateways of the store. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** True for the first caller with this name within the time: states and logout tokens count once. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** How many sessions there are; undefined when only the shared store could count. */
  size(): number | undefined;
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}
