import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import type { TFunction } from 'i18next';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { isRunning } from '../../chemistry/tasks/task-state.ts';

/** How many impurities were found, and how many of them carry an alert; how far it is, while it runs. */
export function foundWords(
  t: TFunction<'impurity'>,
  { state, percent, impurities, alerting }: Pick<ImpuritySearch, 'state' | 'percent' | 'impurities' | 'alerting'>,
): string {
  if (isRunning(state) && state !== 'searching') return t('progress.waiting');
  const found = t('progress.found', { count: impurities });
  if (state === 'searching') return `${t('progress.percent', { percent })} · ${found}`;
  return alerting > 0 ? `${found} · ${t('progress.alerting', { count: alerting })}` : found;
}

/** Its name; where that is the formula of the product, as formulas are written. */
export function shownName({ name, reaction }: Pick<ImpuritySearch, 'name' | 'reaction'>): string {
  return name === reaction.product.formula ? withSubscripts(name) : name;
}
