import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { contentId } from '../use-arrival-focus.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { MobileBanner } from './mobile-banner.tsx';

export interface ShellProps {
  header: ReactNode;
  /** The page fills the window and scrolls inside. */
  fixed?: boolean;
  children: ReactNode;
}

/** Banner, header, page, footer. */
export function Shell({ header, fixed = false, children }: ShellProps) {
  const { t } = useTranslation('common');
  const withFooter = useMatches().some(({ handle }) => hasFooter(handle));
  return (
    <div className={styles['shell']} data-fixed={fixed}>
      <a className={styles['skip']} href={`#${contentId}`}>
        {t('layout.skip')}
      </a>
      <MobileBanner />
      {header}
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {withFooter && <Footer />}
    </div>
  );
}

function hasFooter(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'footer' in handle && handle.footer === true;
}
