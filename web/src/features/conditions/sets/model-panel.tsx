import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { InfoIcon } from '../../../ui/icons/icons.tsx';
import styles from './model-panel.module.css';

export interface ModelPanelProps {
  model: OptimizationResult['model'];
  notes: readonly string[];
  /** Similarity of the nearest substrates that were measured; null where nothing is predicted from them. */
  nearest: number | null;
  /** Whether any range of yields is drawn. */
  hasRanges: boolean;
}

/** What predicts the yields and how wrong it is, or that nothing does; and what could not be judged. */
export function ModelPanel({ model, notes, nearest, hasRanges }: ModelPanelProps) {
  const { t } = useTranslation('conditions');
  return (
    <aside className={styles['panel']} aria-label={t('optimization.model.title')}>
      <h2>{t('optimization.model.title')}</h2>
      {model === null ? (
        <p>{t('optimization.model.none')}</p>
      ) : (
        <>
          <p>{model.name}</p>
          <FactList
            facts={[
              {
                key: 'experiments',
                label: t('optimization.model.experiments'),
                value: formatNumber(model.experiments),
              },
              { key: 'substrates', label: t('optimization.model.substrates'), value: formatNumber(model.substrates) },
              {
                key: 'error',
                label: t('optimization.model.error'),
                value: t('optimization.model.errorValue', { value: formatNumber(model.error, 1) }),
              },
              ...(nearest === null
                ? []
                : [{ key: 'nearest', label: t('optimization.model.nearest'), value: formatNumber(nearest, 2) }]),
              { key: 'hidden', label: t('optimization.model.hidden'), value: formatNumber(model.hidden) },
            ]}
          />
          <p className={styles['small']}>
            {t(model.hidden > 0 ? 'optimization.model.hiddenSome' : 'optimization.model.hiddenNone')}
          </p>
          <p className={styles['small']}>{t('optimization.model.source', { source: model.source })}</p>
        </>
      )}
      {hasRanges && <p className={styles['small']}>{t('optimization.model.range')}</p>}
      {notes.length > 0 && (
        <>
          <h3>{t('optimization.model.notes')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <InfoIcon size={14} />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
