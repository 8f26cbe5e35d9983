// /my: the user's own pages, with links from each to the others.

import { Flex } from 'antd';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useIsBelow, useOpenInView } from '../../shared/hooks/viewport.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePages } from '../pages.tsx';

export function MyLayout() {
  const { t } = useTranslation('session');
  const isNarrow = useIsBelow('lg');
  const { pathname } = useLocation();
  const nav = useOpenInView<HTMLElement>(pathname);
  const shown = usePages().filter(({ to }) => /^\/my\/\w+$/.test(to));
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
        {shown.map(({ to }) => {
          const isHere = pathname.startsWith(to);
          return (
            <ButtonLink
              key={to}
              to={to}
              variant="text"
              aria-current={isHere ? 'page' : undefined}
              style={{
                flex: 'none',
                justifyContent: 'start',
                ...(isHere && { color: 'var(--primary)', background: 'var(--primary-tint)' }),
              }}
            >
              {t(`my.${to.slice('/my/'.length)}`)}
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
