// What differs between the two providers that this process can represent.

import type { Configuration } from 'oidc-provider';
import type { Account } from '../accounts.ts';
import type { Claims } from '../habits.ts';

export interface Kind {
  /** Path of the issuer below the provider's address; empty for the address itself. */
  readonly basePath: string;
  /** Paths below `basePath`. */
  readonly endpoints: NonNullable<Configuration['routes']> & { userinfo: string };
  accounts(firstStart: string): readonly Account[];
  readonly claimsByScope: Readonly<Record<string, readonly string[]>>;
  /** Every claim that a token or the userinfo answer may hold about an account. */
  claimsOf(account: Account): Claims;
  /** Claim of the access token that names the session it came from. */
  readonly sessionClaim: string;
  readonly extraParams: string[];
  /** Owners change their data, password and second factor here; a company's sign-on keeps them to itself. */
  readonly managesAccounts: boolean;
  /** Of a sign-in that asks for none (RFC 6749 section 3.3); empty to refuse it. */
  readonly defaultScope: string;
  /** Members that the discovery document has besides the standard ones. */
  metadata(baseUrl: string): Record<string, unknown>;
}
