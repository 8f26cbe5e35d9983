import type { RouteStep } from '@app/shared/contracts/routes/routes';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';

type Counted = Pick<RouteStep, 'precedents' | 'precedentSet' | 'recorded'>;

/** Recorded reactions of the step's centre; if these were not counted, those that its template reproduces. */
export function precedentsOf({ recorded, precedents }: Pick<Counted, 'precedents' | 'recorded'>): number {
  return recorded?.centre ?? precedents;
}

/** How many recorded reactions support a step: of its centre and its change, else of its template and out of how many. */
export function precedentWords(t: TFunction<'routes'>, step: Counted): string {
  const { recorded, precedents, precedentSet } = step;
  if (recorded)
    return t('precedents.recorded', {
      count: recorded.centre,
      value: formatNumber(recorded.centre),
      change: formatNumber(recorded.change),
    });
  return t('precedents.line', {
    count: precedents,
    value: formatNumber(precedents),
    total: formatNumber(precedentSet.reactions),
    set: precedentSet.name,
  });
}

/** The reasons of a step's mark in a sentence each. */
export function markReasonsText(
  t: TFunction<'routes'>,
  { mark, recorded, touchedGroups }: Pick<RouteStep, 'mark' | 'recorded' | 'touchedGroups'>,
): string {
  const groups = touchedGroups.map((one) => t(`group.${one}`, { defaultValue: one })).join(t('group.separator'));
  const values = { centre: formatNumber(recorded?.centre ?? 0), change: formatNumber(recorded?.change ?? 0), groups };
  return mark.reasons.map((reason) => t(`mark.reason.${reason}`, values)).join(sentenceGap());
}

/** A calibrated probability as a percentage that never claims to be nothing: `41%`, or "under 1%". */
export function percentText(t: TFunction<'routes'>, probability: number): string {
  return probability < 0.01 ? t('step.belowOnePercent') : formatPercent(probability);
}
