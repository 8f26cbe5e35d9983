// A draft while it is edited: sums are computed at once by the rules of the service, and the draft is saved
// when its chemist says so.

import type { Quotation, StatedPosition } from '@app/shared/contracts/quotation';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import { moneyBound } from '@app/shared/constants/limits';
import { quotationSums, type QuotationSums } from '@app/shared/rules/quotation';
import { type CostRange, costRanges, scaled } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import { useMemo, useState } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';

export type Draft = Pick<
  Quotation,
  | 'language'
  | 'customer'
  | 'remarks'
  | 'terms'
  | 'validUntil'
  | 'marginBasis'
  | 'marginBasisPoints'
  | 'taxBasisPoints'
  | 'positions'
>;

const supersededCode = 409;

/** `onNewest` gets what the service has saved; `onSuperseded` runs when another window saved first. */
export function useDraft(
  given: Quotation,
  { onNewest, onSuperseded }: { onNewest: (quotation: Quotation) => void; onSuperseded: () => void },
) {
  const [draft, setDraft] = useState<Draft>(() => contentOf(given));
  const { isBusy, run: act } = useAction();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(contentOf(given));
  const sums = useMemo(() => countable(draft), [draft]);
  /** Gives whether it was saved. */
  const run = async (work: () => Promise<Quotation>): Promise<boolean> => {
    const newest = await act(() =>
      work().catch((error) => {
        if (!(error instanceof CallError) || error.code !== supersededCode) throw error;
        return onSuperseded();
      }),
    );
    if (!newest) return false;
    // What was typed while the service was busy stays, and is still to be saved.
    setDraft((now) => (now === draft ? contentOf(newest) : now));
    onNewest(newest);
    return true;
  };
  const save = (recount: boolean) => saved(given, draft, recount);
  return {
    draft,
    sums,
    isBusy,
    isChanged,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    reset: () => setDraft(contentOf(given)),
    save: () => run(() => save(false)),
    recount: () => run(() => save(true)),
    issue: () =>
      run(async () => {
        const { quotationId, revision } = isChanged ? await save(false) : given;
        return (await call('quotationIssue', { body: { quotationId, revision } })).quotation;
      }),
  };
}

async function saved({ quotationId, revision }: Quotation, draft: Draft, recount: boolean): Promise<Quotation> {
  const positions = draft.positions.map((one) => ({
    positionId: one.positionId,
    kind: one.kind,
    text: one.text,
    units: one.units,
    unitCost: one.unitCost,
    ...(one.grams !== undefined && { grams: one.grams }),
    ...(one.enteredPrice !== undefined && { enteredPrice: one.enteredPrice }),
  }));
  const body = { ...draft, quotationId, revision, positions, ...(recount && { recount }) };
  return (await call('quotationSave', { body })).quotation;
}

function contentOf(quotation: Quotation): Draft {
  const { language, customer, remarks, terms, validUntil, marginBasis, marginBasisPoints, taxBasisPoints, positions } =
    quotation;
  return { language, customer, remarks, terms, validUntil, marginBasis, marginBasisPoints, taxBasisPoints, positions };
}

/** Null where amounts are beyond all measure. */
function countable(draft: Draft): QuotationSums | null {
  try {
    return quotationSums(draft.positions, draft);
  } catch {
    return null;
  }
}

/** How far the cost of a position may be off: of a product as its sheet says, of anything else not at all. */
export function positionRange(sheet: CostSheet | null, { kind, grams, unitCost }: StatedPosition): CostRange {
  const exact = { low: unitCost, estimate: unitCost, high: unitCost };
  if (kind !== 'product' || sheet === null || grams === undefined) return exact;
  try {
    const scaledSheet = { ...sheet, scaleGrams: grams };
    return scaled(costRanges(scaledSheet, costOf(scaledSheet)).total, unitCost);
  } catch {
    return exact;
  }
}

/** How far the cost of all positions may be off: they are made by one route, so their errors go together. */
export function draftRange(sheet: CostSheet | null, positions: readonly StatedPosition[]): CostRange {
  const sum = { low: 0, estimate: 0, high: 0 };
  for (const position of positions) {
    const { low, estimate, high } = positionRange(sheet, position);
    sum.low += low * position.units;
    sum.estimate += estimate * position.units;
    sum.high += high * position.units;
  }
  return sum;
}

/** Cost of that many grams by the current sheet; null if it cannot be computed. */
export function productCost(
  sheet: CostSheet | null,
  grams: number,
): Pick<StatedPosition, 'unitCost' | 'unpriced'> | null {
  if (sheet === null) return null;
  try {
    const { total, unpriced } = costOf({ ...sheet, scaleGrams: grams });
    return total > moneyBound ? null : { unitCost: total, unpriced: unpriced.length };
  } catch {
    return null;
  }
}
