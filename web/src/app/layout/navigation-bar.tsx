import { useNavigation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

/** A thin line at the window's edge while the next page is loading. */
export function NavigationBar() {
  const { t } = useTranslation('common');
  const isLoading = useNavigation().state === 'loading';
  return (
    <div
      className={styles['loading']}
      role="status"
      aria-label={isLoading ? t('layout.loading') : undefined}
      data-on={isLoading}
    />
  );
}
