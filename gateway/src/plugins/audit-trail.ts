// Which requests are in the audit log: security events and business actions.

import { catalogue } from '@app/shared/errors/catalogue';
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
  accountPassword: 'password-changed',
  twoFactorBegin: 'two-factor-begun',
  twoFactorEnable: 'two-factor-enabled',
  twoFactorDisable: 'two-factor-disabled',
  twoFactorRecoveryCodes: 'recovery-codes-made',
  sessionsEnd: 'other-sessions-ended',
  ownData: 'own-data-exported',
};
// What only the provider can tell: a password or a code was asked again, and was wrong.
const wrongProofs = new Set<number | null>([catalogue.wrongOriginalPassword.code, catalogue.wrongCaptcha.code]);
const contactData = ['email', 'phone', 'emailCode'] as const;

/** The event of a finished request, or undefined for one that is nobody's business. */
export function auditEventOf(request: FastifyRequest, reply: FastifyReply, finished: Finished): AuditEvent | undefined {
  const action = reply.audited?.action ?? reply.refusal?.action ?? proofRefused(reply) ?? actionOf(request);
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

function proofRefused({ envelopeCode }: FastifyReply): AuditAction | undefined {
  return wrongProofs.has(envelopeCode) ? 'proof-refused' : undefined;
}

function actionOf({ routeOptions, trackingId, body }: FastifyRequest): AuditAction | undefined {
  const { call, callName = '' } = routeOptions.config;
  const own = actionOfCall[callName] ?? (callName === 'updateUserBasicInfo' ? changeOf(body) : undefined);
  if (own !== undefined) return own;
  if (!call || call.path.startsWith('/bff/')) return undefined;
  return trackingId !== undefined || call.changesState ? 'call' : undefined;
}

function changeOf(body: unknown): AuditAction | undefined {
  return contactData.some((name) => Object.hasOwn(Object(body), name)) ? 'contact-data-changed' : undefined;
}

function isSuccess({ envelopeCode }: FastifyReply, status: number): boolean {
  return status < 400 && (envelopeCode === null || envelopeCode === 200);
}
