// One event as its caller knows it, and as it is in the log.

import type { AuditAction } from './actions.ts';
import { networkOf } from '../addresses.ts';

export interface AuditEvent {
  action: AuditAction;
  outcome: 'success' | 'failure';
  /** The user's id at the identity provider; only its pseudonym is written. */
  userId?: string | undefined;
  /** The user it is about; only the pseudonym is written. */
  targetId?: string | undefined;
  tenantId?: string | undefined;
  trackingId?: number | undefined;
  /** Key of the tracking catalogue, never what a user typed. */
  trackingName?: string | undefined;
  method?: string | undefined;
  /** The pattern of the route, never the address that was asked for. */
  route?: string | undefined;
  status?: number | undefined;
  /** Code of the envelope. */
  code?: number | undefined;
  durationMs?: number | undefined;
  requestId?: string | undefined;
  /** The caller's full address; only its network is written. */
  address?: string | undefined;
  via?: 'session' | 'apiKey' | 'accessToken' | null | undefined;
  /** Public id of the API key, not the key. */
  keyId?: string | undefined;
  uploadBytes?: number | undefined;
  /** Of a refused sign-in: what is set up wrongly (sign-in-causes.ts). */
  reason?: string | undefined;
  /** Epoch ms; the moment of `record` by default. */
  at?: number | undefined;
}

const longestText = 200;

/** The members of an event's line, in their order. Those that do not apply are left out. */
export function membersOf(event: AuditEvent, pseudonymOf: (userId: string) => string): Record<string, unknown> {
  return {
    action: event.action,
    outcome: event.outcome,
    user: event.userId === undefined ? undefined : pseudonymOf(event.userId),
    target: event.targetId === undefined ? undefined : pseudonymOf(event.targetId),
    tenant: brief(event.tenantId),
    trackingId: event.trackingId,
    trackingName: brief(event.trackingName),
    method: brief(event.method),
    route: brief(event.route),
    status: event.status,
    code: event.code,
    durationMs: event.durationMs === undefined ? undefined : Math.round(event.durationMs * 10) / 10,
    requestId: brief(event.requestId),
    address: event.address === undefined ? undefined : networkOf(event.address),
    via: event.via ?? undefined,
    keyId: brief(event.keyId),
    uploadBytes: event.uploadBytes,
    reason: brief(event.reason),
  };
}

// Whatever goes wrong elsewhere, a line stays short.
function brief(text: string | undefined): string | undefined {
  return text === undefined || text.length <= longestText ? text : text.slice(0, longestText);
}
