import { productName } from '@app/shared/constants/product';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ProductMark } from '../../ui/page/product-mark.tsx';
import { lazyPart } from './lazy-part.ts';
import styles from './layout.module.css';
import { Nav } from './nav.tsx';

// The parts of the header come after the page, each in a place of its size.
const NavDrawer = lazyPart(() => import('./nav-drawer.tsx').then((module) => module.NavDrawer));
const CommandButton = lazyPart(
  () => import('../commands/command-host.tsx').then(({ CommandHost }) => CommandHost),
  ['commands'],
);
const HelpMenu = lazyPart(
  () => import('../../features/help/help-menu.tsx').then((module) => module.HelpMenu),
  ['help'],
);
const NoticeBell = lazyPart(
  () => import('../../features/notifications/bell.tsx').then(({ Bell }) => Bell),
  ['notifications'],
);
const LanguageMenu = lazyPart(() => import('./language-menu.tsx').then((module) => module.LanguageMenu));
const UserMenu = lazyPart(() => import('./user-menu.tsx').then((module) => module.UserMenu));

/** The bar above every page. A user confined to one page gets no way to others. */
export function Header() {
  const isSmall = useIsBelow('xl');
  const isConfined = onlyPage(useSession()) !== null;
  return (
    <HeaderBar start={isSmall && !isConfined && place(<NavDrawer />)} middle={<Nav />}>
      {!isConfined && (
        <>
          {place(<CommandButton />)}
          {place(<HelpMenu />, undefined, 'help')}
          {place(<NoticeBell />)}
        </>
      )}
      {place(<LanguageMenu />)}
      {place(<UserMenu />, styles['user'])}
    </HeaderBar>
  );
}

/** The same bar for a page without sign-in. */
export function PublicHeader() {
  return <HeaderBar>{place(<LanguageMenu />)}</HeaderBar>;
}

function place(part: ReactNode, className = styles['place'], tour?: string) {
  return (
    <span className={className} data-tour={tour}>
      <Suspense>{part}</Suspense>
    </span>
  );
}

function HeaderBar({ start, middle, children }: { start?: ReactNode; middle?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('common');
  const pharma = usePharma();
  return (
    <header className={styles['header']}>
      {start}
      <Link to="/home" className={styles['brand']} aria-label={t('layout.goHome', { product: productName })}>
        <ProductMark />
        <span className={styles['name']}>{productName}</span>
        {pharma && <span className={styles['partner']}>{pharma.thirdPartyName}</span>}
      </Link>
      <div className={styles['middle']}>{middle}</div>
      <div className={styles['end']}>{children}</div>
    </header>
  );
}
