import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { shownModule } from '../../shared/navigation/shown-module.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStore } from '../../shared/lib/store.ts';
import { isInModule, modulesFor, type Module } from '../modules.ts';
import styles from './layout.module.css';

/** Links to the modules, in a row in the header or in a column in the drawer. */
export function Nav({ icons, onNavigate }: { icons?: Record<Module['key'], ReactNode>; onNavigate?: () => void }) {
  const { t } = useTranslation('common');
  const session = useSession();
  const { pathname } = useLocation();
  const shown = useStore(shownModule);
  // Every module would lead back to the one page that is left.
  const offered = onlyPage(session) === null ? modulesFor(session.can) : [];
  return (
    <nav aria-label={t('layout.mainNav')} className={styles['nav']} data-vertical={icons !== undefined}>
      {offered.map((module) => (
        <Link
          key={module.key}
          to={module.path}
          className={styles['link']}
          aria-current={(shown ? module.key === shown : isInModule(module, pathname)) ? 'page' : undefined}
          onClick={onNavigate}
        >
          {icons?.[module.key]}
          {t(`nav.${module.key}`)}
        </Link>
      ))}
    </nav>
  );
}
