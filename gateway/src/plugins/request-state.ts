// What the hooks of a request leave for those after them.

import type { Culture } from '@app/shared/constants/locale';
import type { Call } from '@app/shared/contracts/call';
import type { FastifyInstance } from 'fastify';
import type { AuditEvent } from '../audit/event.ts';
import type { Refusal } from './refusals.ts';
import type { Account, Session, SessionUser } from '../sessions/session.ts';

/** Who makes a call: by browser session, by API key, or out of a tool of /mcp by an access token of the provider. */
export interface Caller {
  via: 'session' | 'apiKey' | 'accessToken';
  user: SessionUser;
  account: Account;
  /** For the service. */
  accessToken: string;
  /** Public name of the API key. */
  keyId?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Goes on in new files, after logrotate moved the old ones. */
    reopenLogs(): void;
  }
  interface FastifyRequest {
    culture: Culture;
    session: Session | null;
    /** Whose session had ended when the request came, for the audit log. */
    endedUser: SessionUser | null;
    caller: Caller | null;
    /** Ends the call to the service that is in progress for it. */
    cancellation: AbortController | null;
    /** Id of the tracking catalogue, for the service and the logs. */
    trackingId: number | undefined;
  }
  interface FastifyReply {
    /** The code of the envelope that was sent, for the log. */
    envelopeCode: number | null;
    /** Set when the gateway itself refused the request. */
    refusal: Refusal | null;
    /** Fields for the audit log in addition to, or instead of, those of the request. */
    audited: (Pick<AuditEvent, 'action'> & Partial<AuditEvent>) | null;
  }
  interface FastifyContextConfig {
    call?: Call;
    callName?: string;
    /** The route of /mcp. */
    isForTools?: true;
  }
}

export function addRequestState(app: FastifyInstance): void {
  app.decorateRequest('culture', 'zh-CN');
  app.decorateRequest('session', null);
  app.decorateRequest('endedUser', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('cancellation', null);
  app.decorateRequest('trackingId', undefined);
  app.decorateReply('envelopeCode', null);
  app.decorateReply('refusal', null);
  app.decorateReply('audited', null);
}
