import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { shownModule } from '../../shared/navigation/shown-module.ts';
import { useStore } from '../../shared/lib/store.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './nav.module.css';
import { isInModule, modulesFor } from '../modules.tsx';

/** Links to the modules, beside each other in the header or below each other in the drawer. */
export function Nav({ vertical = false, onNavigate }: { vertical?: boolean; onNavigate?: () => void }) {
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
