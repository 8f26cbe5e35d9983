import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

export function Footer() {
  const { t } = useTranslation('common');
  return <footer className={styles['footer']}>{t('layout.footer')}</footer>;
}
