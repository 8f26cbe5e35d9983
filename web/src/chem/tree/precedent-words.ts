import type { RouteStep } from '@app/shared/contracts/routes';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/format.ts';

/** How many of which reactions stand behind a step: what is counted, out of how many. */
export function precedentWords(t: TFunction<'routes'>, step: Pick<RouteStep, 'precedents' | 'precedentSet'>): string {
  return t('precedents.line', {
    count: step.precedents,
    value: formatNumber(step.precedents),
    total: formatNumber(step.precedentSet.reactions),
    set: step.precedentSet.name,
  });
}
