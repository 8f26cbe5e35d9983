import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { contentId } from '../use-arrival-focus.ts';
import styles from './layout.module.css';
import { MobileBanner } from './mobile-banner.tsx';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { SupportLink } from '../../ui/state/support-link.tsx';

/** What a page says of the frame around it. */
export interface RouteHandle {
  /** The footer shows on home, help and 404 only. */
  footer?: true;
  /** The page fills the window and scrolls inside. */
  fixed?: true;
}

/** Banner, header, page, footer. */
export function Shell({ header, children }: { header: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('common');
  const pages = useMatches();
  const says = (what: keyof RouteHandle) =>
    pages.some(({ handle }) => typeof handle === 'object' && handle !== null && what in handle);
  return (
    <div className={styles['shell']} data-fixed={says('fixed')}>
      <a className={styles['skip']} href={`#${contentId}`}>
        {t('layout.skip')}
      </a>
      <MobileBanner />
      {header}
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {says('footer') && <Footer />}
    </div>
  );
}

function Footer() {
  const { t } = useTranslation('common');
  const pharma = usePharma();
  return (
    <footer className={styles['footer']}>
      <span>{t('layout.footer')}</span>
      {pharma && <SupportLink address={pharma.adminEmail} />}
    </footer>
  );
}
