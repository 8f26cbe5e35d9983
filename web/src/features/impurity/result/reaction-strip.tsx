// The reaction of which these are the impurities, under which circumstances, and what other runs of it there are.

import { Select } from 'antd';
import type { ImpurityConditions, ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import type { TFunction } from 'i18next';
import { useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { listPath } from '../paths.ts';
import styles from './reaction-strip.module.css';
import { useBatches } from './use-impurities.ts';

export interface ReactionStripProps {
  search: ImpuritySearch;
  batchId: string;
  notes: readonly string[];
}

export function ReactionStrip({ search, batchId, notes }: ReactionStripProps) {
  const { t } = useTranslation('impurity');
  const { reaction, kind, conditions, carried, failure } = search;
  // Where no reagent was named, some were assumed: that is to be read before the list.
  const [opensNotes, isSmall] = [reaction.agents.length + (conditions.agents?.length ?? 0) === 0, useIsBelow('md')];
  return (
    <div className={styles.strip}>
      <ReactionScheme reaction={reaction} size="medium" />
      <div className={styles.facts}>
        {kind && <p className={styles.kind}>{kind.name}</p>}
        <p>{conditionWords(t, conditions)}</p>
        {carried.length > 0 && <p>{t('strip.carried', { names: carried.map(moleculeLabel).join(t('separator')) })}</p>}
        {failure && batchId === search.batchId && <p className={styles.failure}>{failure.message}</p>}
        <BatchChoice search={search} batchId={batchId} />
        {notes.length > 0 && (
          <details className={styles.notes} open={opensNotes && !isSmall}>
            <summary>{t('strip.notes', { count: notes.length })}</summary>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

/** Nothing where there was only one run. */
function BatchChoice({ search, batchId }: Pick<ReactionStripProps, 'search' | 'batchId'>) {
  const { t } = useTranslation('impurity');
  const navigate = useNavigate();
  const { data } = useBatches(search);
  const batches = data?.items ?? [];
  if (batches.length < 2) return null;
  return (
    <label className={styles.batches}>
      {t('strip.batches')}
      <Select
        size="small"
        aria-label={t('strip.batches')}
        value={batchId}
        options={batches.map((batch) => ({
          value: batch.batchId,
          label: [
            formatDateTime(batch.createdAt),
            batch.name,
            conditionWords(t, batch.conditions),
            t('progress.found', { count: batch.impurities }),
          ].join(' · '),
        }))}
        onChange={(picked) => void navigate(listPath(picked))}
      />
    </label>
  );
}

/** `HATU, DIPEA · 25 °C · inert gas · aqueous work-up`. */
export function conditionWords(t: TFunction<'impurity'>, conditions: ImpurityConditions): string {
  const { agents = [], temperatureC, atmosphere, workUp } = conditions;
  return [
    agents.map(withSubscripts).join(t('separator')),
    temperatureC === undefined ? '' : `${formatNumber(temperatureC)} °C`,
    atmosphere && t(`atmosphere.${atmosphere}`),
    workUp && t(`workUp.${workUp}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
