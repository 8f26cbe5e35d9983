// /conditionsearch: give a reaction, or come with a step of a route; and everything that was optimized before.

import { useTranslation } from '../../i18n/use-translation.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ModulePage } from '../../ui/module-page.tsx';
import { OptimizationHistory } from './history-table.tsx';
import styles from './search-page.module.css';
import { StartPanel } from './start-panel.tsx';

export function ConditionSearchPage() {
  const { t } = useTranslation('optimization');
  useTitle(t('title'));
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <div className={styles['work']}>
        <StartPanel />
        <OptimizationHistory />
      </div>
    </ModulePage>
  );
}
