// What the positions of a draft cost: products by the sheet of their route, the rest as entered.

import type { AskedPosition, StatedPosition } from '@app/shared/contracts/quotation';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import { moneyBound } from '@app/shared/constants/limits';
import { costOf } from '@app/shared/rules/cost/route';

/** Why positions cannot be kept. */
export type PositionProblem = 'twice' | 'scale' | 'noSheet' | 'beyond' | 'cost';

export class PositionError extends Error {
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(`a position cannot be kept: ${problem}`);
    this.name = 'PositionError';
    this.problem = problem;
  }
}

export interface Counting {
  /** As the positions stood before. */
  kept: readonly StatedPosition[];
  /** Of the route as it stands now, with what its chemist entered; null where it cannot be read any more. */
  sheet: CostSheet | null;
  /** Takes the cost of now for every product. */
  recount: boolean;
}

/** Positions with their costs. A product keeps the cost it was counted with while its scale stays. Throws a PositionError. */
export function statePositions(asked: readonly AskedPosition[], { kept, sheet, recount }: Counting): StatedPosition[] {
  if (new Set(asked.map(({ positionId }) => positionId)).size < asked.length) throw new PositionError('twice');
  return asked.map((position) => {
    if (position.kind !== 'product') {
      const { grams: _, unitCost, ...rest } = position;
      if (unitCost === undefined) throw new PositionError('cost');
      return { ...rest, unitCost, unpriced: 0 };
    }
    const { grams } = position;
    if (grams === undefined) throw new PositionError('scale');
    const before = kept.find(
      (one) => one.positionId === position.positionId && one.kind === 'product' && one.grams === grams,
    );
    const { unitCost, unpriced } = before && !recount ? before : productCost(sheet, grams);
    return { ...position, unitCost, unpriced };
  });
}

/** What so many grams cost to make. Throws a PositionError without a sheet, and for an amount beyond all measure. */
export function productCost(sheet: CostSheet | null, grams: number): Pick<StatedPosition, 'unitCost' | 'unpriced'> {
  if (sheet === null) throw new PositionError('noSheet');
  const { total, unpriced } = counted({ ...sheet, scaleGrams: grams });
  if (total > moneyBound) throw new PositionError('beyond');
  return { unitCost: total, unpriced: unpriced.length };
}

function counted(sheet: CostSheet): ReturnType<typeof costOf> {
  try {
    return costOf(sheet);
  } catch (error) {
    if (error instanceof RangeError) throw new PositionError('beyond');
    throw error;
  }
}
