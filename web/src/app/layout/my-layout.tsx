// /my: the user's own pages, with links from each to the others.

import { Flex } from 'antd';
import type { Permission } from '@app/shared/constants/modules';
import { Outlet, useLocation } from 'react-router-dom';
import { useElnEnabled } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow, useOpenInView } from '../../shared/hooks/viewport.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

const planning: readonly Permission[] = ['retrosynthesis', 'processchemistry'];
const pages = ['profile', 'inquiry', 'equity', 'feedback', 'ban', 'stocks', 'templates', 'eln', 'members'] as const;
const forPlanners: readonly string[] = ['stocks', 'templates', 'eln'];

export function MyLayout() {
  const { t } = useTranslation('session');
  const { permissions, account } = useSession();
  const isElnEnabled = useElnEnabled();
  const isNarrow = useIsBelow('lg');
  const { pathname } = useLocation();
  const nav = useOpenInView<HTMLElement>(pathname);
  const plans = planning.some((one) => permissions.includes(one));
  const shown = pages.filter(
    (page) =>
      (plans || !forPlanners.includes(page)) &&
      (page !== 'eln' || isElnEnabled === true) &&
      (page !== 'members' || account.isTenantAdmin),
  );
  return (
    <Flex vertical={isNarrow} style={{ width: '100%', maxWidth: 1320, margin: '0 auto' }}>
      <Flex
        ref={nav}
        component="nav"
        vertical={!isNarrow}
        gap={2}
        className="screen-only"
        aria-label={t('my.label')}
        style={
          isNarrow ? { padding: '8px 12px', overflowX: 'auto' } : { flex: '0 0 208px', padding: '30px 0 24px 24px' }
        }
      >
        {shown.map((page) => {
          const isHere = pathname.startsWith(`/my/${page}`);
          return (
            <ButtonLink
              key={page}
              to={`/my/${page}`}
              variant="text"
              aria-current={isHere ? 'page' : undefined}
              style={{
                flex: 'none',
                justifyContent: 'start',
                ...(isHere && { color: 'var(--primary)', background: 'var(--primary-tint)' }),
              }}
            >
              {t(`my.${page}`)}
            </ButtonLink>
          );
        })}
      </Flex>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </div>
    </Flex>
  );
}
