import type { Culture, Currency } from '@app/shared/constants/locale';
import type { AccountType } from '@app/shared/constants/modules';

/** What the token says of the account; what it does not speak of is missing. */
export interface AccountFacts {
  customerName?: string | null;
  isTenantAdmin?: boolean;
  accountType?: AccountType | undefined;
  /** End of the subscription; null for one without an end. */
  expiresAt?: Date | null | undefined;
  accountCreatedAt?: Date | null | undefined;
  externalSource?: number | null;
  /** May push routes to the ELN; the provider's word goes before the user's own setting. */
  isCanPushDH?: boolean;
}

/** Who calls, from the verified token, and in which language. */
export interface Caller {
  tenantId: string;
  userId: string;
  userName: string;
  /** Full name; empty when the identity provider gives none. */
  name: string;
  account: AccountFacts;
  /** When the token was made, epoch ms. */
  tokenAt: number;
  culture: Culture;
  /** What prices are told in where the user has chosen nothing. */
  usualCurrency: Currency;
  /** Of the reader's clock: hours east of Greenwich, 0 where nobody says. */
  hoursEast: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    culture: Culture;
    /** Answered with what an earlier call with the same key started. */
    isRepeat: boolean;
  }
  interface FastifyContextConfig {
    call?: string;
    /** For the gateway itself, never for a user. */
    internal?: boolean;
    /** Keeps the file of a form for the handler. */
    takesFile?: boolean;
  }
}
