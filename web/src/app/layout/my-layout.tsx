// /my: the user's own pages, with links from each to the others.

import type { Permission } from '@app/shared/constants/modules';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useElnEnabled } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { useOpenInView } from '../../shared/hooks/viewport.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './my-layout.module.css';

const planning: readonly Permission[] = ['retrosynthesis', 'processchemistry'];
const pages = ['profile', 'inquiry', 'equity', 'feedback', 'ban', 'stocks', 'templates', 'eln', 'members'] as const;
const forPlanners: readonly string[] = ['stocks', 'templates', 'eln'];

export function MyLayout() {
  const { t } = useTranslation('session');
  const { permissions, account } = useSession();
  const isElnEnabled = useElnEnabled();
  const nav = useOpenInView<HTMLElement>(useLocation().pathname);
  const plans = planning.some((one) => permissions.includes(one));
  const shown = pages.filter(
    (page) =>
      (plans || !forPlanners.includes(page)) &&
      (page !== 'eln' || isElnEnabled === true) &&
      (page !== 'members' || account.isTenantAdmin),
  );
  return (
    <div className={styles['layout']}>
      <nav ref={nav} className={styles['nav']} aria-label={t('my.label')}>
        {shown.map((page) => (
          <NavLink key={page} to={`/my/${page}`} className={styles['link']}>
            {t(`my.${page}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles['content']}>
        <Outlet />
      </div>
    </div>
  );
}
