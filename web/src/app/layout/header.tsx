import { productName } from '@app/shared/constants/product';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cultures } from '@app/shared/constants/locale';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { ProductMark } from '../../ui/page/product-mark.tsx';
import styles from './layout.module.css';
import { UserMenu } from './user-menu.tsx';
import { arriving } from './deferred.tsx';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { GlobeIcon, CloseIcon, MenuIcon } from '../../ui/icons/icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { shownModule } from '../../shared/navigation/shown-module.ts';
import { useStore } from '../../shared/lib/store.ts';
import { isInModule, modulesFor } from '../modules.tsx';

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

/** The same bar for a page without sign-in. */
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

/** The way to the notices. */
const NoticeBell = arriving(
  () => import('../../features/notifications/bell.tsx').then(({ Bell }) => Bell),
  'notifications',
  { className: styles['help'] },
);

/** The way to the help center. */
const HelpMenu = arriving(() => import('../../features/help/help-menu.tsx').then((module) => module.HelpMenu), 'help', {
  className: styles['help'],
  tour: 'help',
});

/** The way to the command bar and its keys. */
const CommandButton = arriving(
  () => import('../commands/command-host.tsx').then(({ CommandHost }) => CommandHost),
  'commands',
  { className: styles['command'] },
);

/** Language switch. Each language is written in itself, so that its readers can find it. */
function LanguageMenu({ signedIn = false }: { signedIn?: boolean }) {
  const { t } = useTranslation('common');
  const shown = currentCulture();
  return (
    <Menu
      label={labelled(t('language.label'), t(`language.${shown}`))}
      trigger={
        <>
          <GlobeIcon />
          <span className={styles['language']}>{t(`language.${shown}`)}</span>
        </>
      }
      items={cultures.map((culture) => ({
        key: culture,
        label: t(`language.${culture}`),
        checked: culture === shown,
        onSelect: () => void (culture === shown || changeLanguage(culture, signedIn)),
      }))}
    />
  );
}

/** The navigation of small screens: a button, and a panel from the left. */
function NavDrawer() {
  const { t } = useTranslation('common');
  const isSmall = useIsBelow('xl');
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!isSmall || onlyPage(session) !== null) return null;
  return (
    <>
      <IconButton label={t('layout.openNav')} icon={<MenuIcon />} aria-expanded={open} onClick={() => setOpen(true)} />
      {open && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const element = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles['panel']}
      aria-label={t('layout.mainNav')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['content']}>
        <div className={styles['top']}>
          <IconButton label={t('layout.closeNav')} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <Nav vertical onNavigate={onClose} />
      </div>
    </dialog>
  );
}

/** Links to the modules, in a row in the header or in a column in the drawer. */
function Nav({ vertical = false, onNavigate }: { vertical?: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation('common');
  const session = useSession();
  const { can } = session;
  const { pathname } = useLocation();
  const shown = useStore(shownModule);
  // Every module would lead back to the one page that is left.
  const offered = onlyPage(session) === null ? modulesFor(can) : [];
  return (
    <nav aria-label={t('layout.mainNav')} className={styles['nav']} data-vertical={vertical}>
      {offered.map((module) => (
        <Link
          key={module.key}
          to={module.path}
          className={styles['link']}
          aria-current={(shown ? module.key === shown : isInModule(module, pathname)) ? 'page' : undefined}
          onClick={onNavigate}
        >
          {vertical && module.icon}
          {t(`nav.${module.key}`)}
        </Link>
      ))}
    </nav>
  );
}
