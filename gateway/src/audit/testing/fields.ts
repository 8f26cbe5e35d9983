// The members of a line, in the order in which they are written, with their field of the Elastic Common Schema.
// docs/audit.md holds the same list in words; a test keeps the two equal.

import type { LineKind } from '../line.ts';

export interface FieldInfo {
  /** Kinds of line that may hold it. */
  kinds: readonly LineKind[];
  /** Field of the Elastic Common Schema 8; `labels.*` where it has none. */
  ecs: string;
}

const all: readonly LineKind[] = ['chain', 'event', 'head'];
const event: readonly LineKind[] = ['event'];
const chain: readonly LineKind[] = ['chain'];
const noted: readonly LineKind[] = ['chain', 'event'];
const signed: readonly LineKind[] = ['chain', 'head'];

export const auditFields = {
  log: { kinds: all, ecs: 'event.dataset' },
  kind: { kinds: all, ecs: 'labels.audit_kind' },
  chain: { kinds: all, ecs: 'labels.audit_chain' },
  seq: { kinds: all, ecs: 'event.sequence' },
  at: { kinds: all, ecs: '@timestamp' },
  action: { kinds: event, ecs: 'event.action' },
  outcome: { kinds: event, ecs: 'event.outcome' },
  user: { kinds: event, ecs: 'user.hash' },
  target: { kinds: event, ecs: 'user.target.hash' },
  tenant: { kinds: event, ecs: 'organization.id' },
  trackingId: { kinds: event, ecs: 'labels.tracking_id' },
  trackingName: { kinds: event, ecs: 'labels.tracking_name' },
  method: { kinds: event, ecs: 'http.request.method' },
  route: { kinds: event, ecs: 'labels.route' },
  status: { kinds: event, ecs: 'http.response.status_code' },
  code: { kinds: event, ecs: 'event.code' },
  durationMs: { kinds: event, ecs: 'event.duration' },
  requestId: { kinds: event, ecs: 'http.request.id' },
  address: { kinds: event, ecs: 'source.ip' },
  via: { kinds: event, ecs: 'labels.via' },
  keyId: { kinds: event, ecs: 'labels.api_key_id' },
  uploadBytes: { kinds: event, ecs: 'file.size' },
  reason: { kinds: noted, ecs: 'event.reason' },
  instance: { kinds: chain, ecs: 'service.node.name' },
  version: { kinds: chain, ecs: 'service.version' },
  count: { kinds: ['head'], ecs: 'labels.audit_count' },
  signingKey: { kinds: signed, ecs: 'labels.audit_signing_key' },
  publicKey: { kinds: chain, ecs: 'labels.audit_public_key' },
  torn: { kinds: chain, ecs: 'labels.audit_torn' },
  lost: { kinds: chain, ecs: 'labels.audit_lost' },
  prevHash: { kinds: all, ecs: 'labels.audit_prev_hash' },
  signature: { kinds: ['head'], ecs: 'labels.audit_signature' },
  hash: { kinds: all, ecs: 'event.hash' },
} as const satisfies Record<string, FieldInfo>;
