// The reaction of which these are the impurities, under which circumstances, and what other runs of it there are.

import { Alert, Flex, Select } from 'antd';
import type { ImpurityConditions, ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { listPath } from '../paths.ts';

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
    <Flex wrap gap="8px 24px" align="center" style={{ padding: '10px 16px', background: 'var(--surface)' }}>
      <ReactionScheme reaction={reaction} size="medium" />
      <div style={{ flex: '1 1 280px', minWidth: 0 }}>
        {kind && <strong>{kind.name}</strong>}
        <div>{conditionWords(t, conditions)}</div>
        {carried.length > 0 && (
          <div>{t('strip.carried', { names: carried.map(moleculeLabel).join(t('separator')) })}</div>
        )}
        {failure && batchId === search.batchId && <Alert type="error" showIcon title={failure.message} />}
        <BatchChoice search={search} batchId={batchId} />
        {notes.length > 0 && (
          <details open={opensNotes && !isSmall}>
            <summary>{t('strip.notes', { count: notes.length })}</summary>
            <ul style={{ margin: 0, paddingLeft: 20 }}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Flex>
  );
}

const pollMs = 4_000;

/** The runs of the same reaction, newest first; nothing where there was only one. */
function BatchChoice({ search, batchId }: Pick<ReactionStripProps, 'search' | 'batchId'>) {
  const { t } = useTranslation('impurity');
  const navigate = useNavigate();
  const { rInchikey, state } = search;
  const { data, mutate } = useCall(
    'impurityBatches',
    { query: { rInchikey } },
    { passive: true, keepFor: rInchikey, follows: true, refreshInterval: isRunning(state) ? pollMs : 0 },
  );
  // What the last run found in the end was not known when it was asked for.
  useOnChange(state, () => void mutate());
  const batches = data?.items ?? [];
  if (batches.length < 2) return null;
  return (
    <Flex gap="small" align="center">
      {t('strip.batches')}
      <Select
        size="small"
        aria-label={t('strip.batches')}
        style={{ maxWidth: 420 }}
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
    </Flex>
  );
}

/** `HATU, DIPEA · 25 °C · inert gas · aqueous work-up`. */
export function conditionWords(t: TFunction<'impurity'>, conditions: ImpurityConditions): string {
  const { agents = [], temperatureC, atmosphere, workUp } = conditions;
  return [
    namesText(agents),
    temperatureC === undefined ? '' : `${formatNumber(temperatureC)} °C`,
    atmosphere && t(`atmosphere.${atmosphere}`),
    workUp && t(`workUp.${workUp}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
