// All yields that were entered, in the order of entry.

import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { AddExperiment } from './add-experiment.tsx';
import { choiceText } from '../choice.ts';
import styles from '../list.module.css';
import frame from './experiments.module.css';
import type { OptimizationEntry } from '../use-optimization.ts';
import { YieldField } from '../yield-field.tsx';
import { bestOf } from '../yields.ts';

export function YieldTable({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [isAdding, setAdding] = useState(false);
  const { results, space } = entry.result;
  const best = bestOf(results);
  const isFull = results.length >= limits.measuredYields;
  return (
    <section className={frame['card']} data-wide="true" aria-label={t('optimization.results.title')}>
      <header className={frame['head']}>
        <h2>
          {t('optimization.results.title')} <small>{formatNumber(results.length)}</small>
        </h2>
        <Button size="small" icon={<PlusIcon size={16} />} disabled={isFull} onClick={() => setAdding(true)}>
          {t('optimization.results.add')}
        </Button>
      </header>
      {results.length === 0 ? (
        <p>{t('optimization.results.none')}</p>
      ) : (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('optimization.results.list')}>
          <table className={styles['table']} aria-label={t('optimization.results.list')}>
            <thead>
              <tr>
                {(['number', 'conditions', 'well', 'yield'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`optimization.list.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('optimization.list.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map((old, index) => (
                <tr key={index} data-best={old === best}>
                  <th scope="row">{formatNumber(index + 1)}</th>
                  <td>
                    {choiceText(old.choice)}
                    {old === best && <span className={styles['best']}>{t('optimization.results.best')}</span>}
                    {old.note !== undefined && <small>{old.note}</small>}
                  </td>
                  <td>{old.well ?? '–'}</td>
                  <td>
                    <YieldField
                      label={t('optimization.results.yield', { number: index + 1 })}
                      value={old.yieldPercent}
                      onEnter={(yieldPercent) =>
                        entry.enter([
                          yieldPercent === undefined
                            ? { kind: 'remove', old }
                            : { kind: 'replace', old, entry: { ...old, yieldPercent } },
                        ])
                      }
                    />
                  </td>
                  <td>
                    <IconButton
                      size="small"
                      label={t('optimization.results.remove', { number: index + 1 })}
                      icon={<TrashIcon size={16} />}
                      onClick={() => {
                        entry.enter([{ kind: 'remove', old }]);
                        toast.info(t('optimization.results.removed'), {
                          label: t('optimization.results.undo'),
                          run: () => entry.enter([{ kind: 'add', entry: old }]),
                        });
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isAdding && (
        <AddExperiment
          space={space}
          onClose={() => setAdding(false)}
          onAdd={(measured) => entry.enter([{ kind: 'add', entry: measured }])}
        />
      )}
    </section>
  );
}
