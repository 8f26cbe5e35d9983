// What to try next, after the yields that are known.

import { Select } from 'antd';
import type { NextExperiments as Answer } from '@app/shared/contracts/conditions/experiments';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceLine } from '../choice-line.tsx';
import frame from './experiments.module.css';
import styles from './next-experiments.module.css';
import type { OptimizationEntry } from '../use-optimization.ts';
import { hasAnyLevel } from '../space.ts';
import { expectedText } from '../plate/well-detail.tsx';
import { YieldField } from '../yield-field.tsx';
import { changeOfWell, yieldAt } from '../yields.ts';

const counts = [3, 5, 8, 12, 24] as const;

export function NextExperiments({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [count, setCount] = useState(5);
  const [isBusy, setBusy] = useState(false);
  const [response, setResponse] = useState<Answer | null>(null);
  const { optimization, results, space } = entry.result;
  // The question is about the yields that the service has.
  const isSaving = entry.saveState !== 'saved';
  const ask = async () => {
    setBusy(true);
    try {
      setResponse(await call('conditionNext', { body: { id: optimization.id, count } }));
    } catch (error) {
      presentError(error);
    }
    setBusy(false);
  };
  return (
    <section className={frame['card']} aria-label={t('optimization.next.title')}>
      <header className={frame['head']}>
        <h2>{t('optimization.next.title')}</h2>
        <Select
          size="small"
          aria-label={t('optimization.next.count')}
          value={count}
          options={counts.map((one) => ({ value: one, label: t('optimization.next.experiments', { count: one }) }))}
          onChange={(picked) => setCount(counts.find((one) => one === picked) ?? 5)}
        />
        <Button
          size="small"
          variant="primary"
          loading={isBusy}
          disabled={isSaving || !hasAnyLevel(space)}
          onClick={() => void ask()}
        >
          {t('optimization.next.ask')}
        </Button>
      </header>
      <p>{t(results.length === 0 ? 'optimization.next.without' : 'optimization.next.hint')}</p>
      {response && (
        <div role="status">
          {response.isExhausted && <p>{t('optimization.next.exhausted')}</p>}
          {response.measured < results.length && <p className={styles['stale']}>{t('optimization.next.stale')}</p>}
        </div>
      )}
      {response && response.suggestions.length > 0 && (
        <>
          <ol className={styles['list']}>
            {response.suggestions.map(({ rank, choice, expected, reason }) => (
              <li key={rank}>
                <ChoiceLine choice={choice} />
                <span className={styles['why']}>
                  <span>
                    {expected && <span>{expectedText(t, expected)}</span>}
                    <small>{t(`optimization.reason.${reason}`)}</small>
                  </span>
                  <YieldField
                    label={t('optimization.next.yield', { number: rank })}
                    value={yieldAt(results, '', choice)?.yieldPercent}
                    onEnter={(yieldPercent) => {
                      const change = changeOfWell(results, { choice, yieldPercent });
                      if (change) entry.enter([change]);
                    }}
                  />
                </span>
              </li>
            ))}
          </ol>
          <p>
            {t('optimization.next.after', {
              count: response.measured,
              value: formatNumber(response.measured),
              size: formatNumber(response.spaceSize),
            })}
          </p>
        </>
      )}
    </section>
  );
}
