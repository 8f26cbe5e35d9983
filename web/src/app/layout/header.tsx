import { productName } from '@app/shared/constants/product';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ProductMark } from '../../ui/page/product-mark.tsx';
import { CommandButton } from './command-button.tsx';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './layout.module.css';
import { Nav } from './nav.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar above every page. */
export function Header() {
  return (
    <HeaderBar start={<NavDrawer />} middle={<Nav />}>
      <CommandButton />
      <HelpMenu />
      <NoticeBell />
      <LanguageMenu signedIn />
      <UserMenu />
    </HeaderBar>
  );
}

/** The same bar for somebody who may not be signed in. */
export function PublicHeader() {
  return (
    <HeaderBar>
      <LanguageMenu />
    </HeaderBar>
  );
}

function HeaderBar({ start, middle, children }: { start?: ReactNode; middle?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('common');
  const pharma = usePharma();
  return (
    <header className="site-header">
      {start}
      <Link to="/home" className="site-brand" aria-label={t('layout.goHome', { product: productName })}>
        <ProductMark />
        <span className="site-name">{productName}</span>
        {pharma && <span className={styles['partner']}>{pharma.thirdPartyName}</span>}
      </Link>
      <div className={styles['middle']}>{middle}</div>
      <div className={styles['end']}>{children}</div>
    </header>
  );
}
