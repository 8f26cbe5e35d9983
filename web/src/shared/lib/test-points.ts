// For tests: what reached the gateway of the page's buried points, one by one or together.

import type { BuriedPoint } from '@app/shared/contracts/statistics';
import { sendPoints } from '../api/track.ts';

const onePath = '/api/statistics/create-buried-point';
const manyPath = '/api/statistics/create-buried-points';

/** Responses for both endpoints. */
export const stubPoints = {
  [`POST ${onePath}`]: () => ({ recorded: true }),
  [`POST ${manyPath}`]: () => ({ recorded: 1 }),
};

/** All that was reported so far in the order of the screen, those included that still wait. */
export function pointsIn(sent: () => readonly [path: string, body: unknown][]): BuriedPoint[] {
  sendPoints();
  return sent().flatMap(([path, body]) => {
    if (path === onePath) return [body as BuriedPoint];
    return path === manyPath ? (body as { points: BuriedPoint[] }).points : [];
  });
}
