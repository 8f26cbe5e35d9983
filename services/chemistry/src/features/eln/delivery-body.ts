// What the ELN is sent: docs/eln-webhook.md and docs/eln-delivery-schema.json.

import { createHash } from 'node:crypto';
import type { Culture } from '@app/shared/constants/locale';
import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { RoutesDocument } from '../tasks/route-document.ts';

export interface DeliveryBody {
  format: 'synthesis-eln-delivery';
  /** Raised when something is added; nothing is taken away. Without `procedures` it was 1. */
  version: 2;
  deliveryId: string;
  createdAt: string;
  /** Product number of the ELN, where the chemist gave one. */
  roNumber: string | null;
  sender: { tenantId: string; userId: string; userName: string; name: string };
  task: { taskId: string; name: string; routeType: RouteType };
  routeId: string;
  /** Of the one route: docs/route-schema.md. */
  document: RoutesDocument;
  /** A draft for each step, in the order of the laboratory. */
  procedures: DeliveredProcedure[];
}

export interface DeliveredProcedure {
  stepId: string;
  /** In the laboratory; 1 is run first. */
  number: number;
  reactionSmiles: string;
  /** Of the sender: names, sentences and the text below are in it. */
  language: Culture;
  /** As the call reactionProcedure answers: services/chemistry/README.md. */
  procedure: Procedure;
  /** The same to read: lines, with tabs between the cells of the table of amounts. */
  text: string;
}

/**
 * The same for the same route under the same product number, regardless of who sends it and when: drafts follow from the route,
 * and their language from the sender.
 */
export function contentHash({ document, roNumber }: Pick<DeliveryBody, 'document' | 'roNumber'>): string {
  return createHash('sha256')
    .update(JSON.stringify([document, roNumber]))
    .digest('hex');
}
