// What the hooks of a request leave for those after them.

import type { Culture } from '@app/shared/constants/locale';
import type { Call } from '@app/shared/contracts/call';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../sessions/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    culture: Culture;
    session: Session | null;
  }
  interface FastifyReply {
    /** The code of the envelope that was sent, for the log. */
    envelopeCode: number | null;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

export function addRequestState(app: FastifyInstance): void {
  app.decorateRequest('culture', 'zh-CN');
  app.decorateRequest('session', null);
  app.decorateReply('envelopeCode', null);
}
