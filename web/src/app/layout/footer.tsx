import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SupportLink } from '../../ui/state/support-link.tsx';
import styles from './layout.module.css';

export function Footer() {
  const { t } = useTranslation('common');
  const pharma = usePharma();
  return (
    <footer className={styles['footer']}>
      <span>{t('layout.footer')}</span>
      {pharma && <SupportLink address={pharma.adminEmail} />}
    </footer>
  );
}
