// What the ELN is sent: docs/eln-webhook.md and docs/eln-delivery-schema.json.

import { createHash } from 'node:crypto';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { RoutesDocument } from '../search/route-document.ts';

export interface DeliveryBody {
  format: 'synthesis-eln-delivery';
  version: 1;
  deliveryId: string;
  createdAt: string;
  /** Product number of the ELN, where the chemist gave one. */
  roNumber: string | null;
  sender: { tenantId: string; userId: string; userName: string; name: string };
  task: { taskId: string; name: string; routeType: RouteType };
  routeId: string;
  /** Of the one route: docs/route-schema.md. */
  document: RoutesDocument;
}

/** The same for the same route under the same product number, whoever sends it and whenever. */
export function contentHash({ document, roNumber }: Pick<DeliveryBody, 'document' | 'roNumber'>): string {
  return createHash('sha256')
    .update(JSON.stringify([document, roNumber]))
    .digest('hex');
}
