// /conditionsearch: give a reaction, or come with a step of a route; and everything that was optimized before.

import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { OptimizationHistory } from '../history/table.tsx';
import styles from './page.module.css';
import { StartPanel } from './start-panel.tsx';

export function ConditionSearchPage() {
  const { t } = useTranslation('conditions');
  useTitle(t('optimization.title'));
  return (
    <ModulePage title={t('optimization.title')} intro={t('optimization.intro')}>
      <div className={styles['work']}>
        <StartPanel />
        <OptimizationHistory />
      </div>
    </ModulePage>
  );
}
