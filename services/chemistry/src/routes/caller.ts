import type { Culture } from '@app/shared/constants/locale';

/** Who calls, from the verified token, and in which language. */
export interface Caller {
  tenantId: string;
  userId: string;
  userName: string;
  /** Full name; empty when the identity provider gives none. */
  name: string;
  culture: Culture;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    culture: Culture;
  }
  interface FastifyContextConfig {
    call?: string;
  }
}
