// Which requests are in the audit log: security events and business actions.

import { trackingKeyOf } from '@app/shared/tracking/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction } from '../audit/actions.ts';
import type { AuditEvent } from '../audit/event.ts';

interface Finished {
  status: number;
  durationMs: number;
  route: string;
}

// Calls that are more than a business action.
const actionOfCall: Record<string, AuditAction> = {
  apiKeyCreate: 'api-key-created',
  apiKeyRevoke: 'api-key-revoked',
  sessionLogout: 'sign-out',
};

/** The event of a finished request, or undefined for one that is nobody's business. */
export function auditEventOf(request: FastifyRequest, reply: FastifyReply, finished: Finished): AuditEvent | undefined {
  const action = reply.audited?.action ?? reply.refusal?.action ?? actionOf(request);
  if (action === undefined) return undefined;
  const { caller, trackingId } = request;
  const user = caller?.user ?? request.endedUser ?? undefined;
  return {
    action,
    outcome: isSuccess(reply, finished.status) ? 'success' : 'failure',
    userId: user?.id,
    tenantId: user?.tenantId,
    via: caller?.via,
    keyId: caller?.keyId,
    trackingId,
    trackingName: trackingId === undefined ? undefined : trackingKeyOf(trackingId),
    method: request.method,
    code: reply.envelopeCode ?? undefined,
    requestId: request.id,
    address: request.ip,
    ...finished,
    ...reply.audited,
  };
}

function actionOf({ routeOptions, trackingId }: FastifyRequest): AuditAction | undefined {
  const { call, callName = '' } = routeOptions.config;
  const own = actionOfCall[callName];
  if (own !== undefined) return own;
  if (!call || call.path.startsWith('/bff/')) return undefined;
  return trackingId !== undefined || call.changesState ? 'call' : undefined;
}

function isSuccess({ envelopeCode }: FastifyReply, status: number): boolean {
  return status < 400 && (envelopeCode === null || envelopeCode === 200);
}
