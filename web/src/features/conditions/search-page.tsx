// /conditionsearch: give a reaction, or come with a step of a route; and everything that was optimized before.

import { useTranslation } from '../../i18n/use-translation.ts';
import { useTitle } from '../../lib/use-title.ts';
import { OptimizationHistory } from './history-table.tsx';
import styles from './search-page.module.css';
import { StartPanel } from './start-panel.tsx';

export function ConditionSearchPage() {
  const { t } = useTranslation('optimization');
  useTitle(t('title'));
  return (
    <div className={styles['page']}>
      <header className={styles['toolbar']}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <div className={styles['work']}>
        <StartPanel />
        <OptimizationHistory />
      </div>
    </div>
  );
}
