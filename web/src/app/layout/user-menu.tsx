import { Avatar } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { presentError } from '../../shared/errors/present.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { themeChoices, useThemeChoice, type ThemeChoice } from '../../shared/startup/color-theme.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CompareIcon, HelpIcon, MoonIcon, ScreenIcon, SignOutIcon, SunIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { openOverlay } from '../overlays/queue.ts';
import { usePages } from '../pages.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';

const themeIcons: Record<ThemeChoice, ReactNode> = {
  system: <ScreenIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};

export function UserMenu() {
  const { t } = useTranslation('session');
  const session = useSession();
  const [theme, setTheme] = useThemeChoice();
  const { user } = session;
  const navigate = useNavigate();
  const pharma = usePharma();
  const isConfined = onlyPage(session) !== null;
  const pages = usePages().filter(({ to, isInMenu }) => isInMenu && (!isConfined || to === '/enterprise'));
  const isOwnServer = session.deployment === 'enterprise';
  const name = user.name === '' ? user.userName : user.name;
  return (
    <Menu
      label={t('menu.label', { name })}
      trigger={
        <Avatar size={28} aria-hidden style={{ background: 'var(--primary)', color: 'var(--on-primary)' }}>
          {initialOf(name)}
        </Avatar>
      }
      isIcon
      size="medium"
      header={
        <div style={{ minWidth: 210, padding: '8px 14px 0', overflowWrap: 'anywhere' }}>
          <RecordTitle name={name}>
            {user.userName !== name && <div>{user.userName}</div>}
            {t('menu.tenant', { tenant: user.tenantId })}
          </RecordTitle>
        </div>
      }
      items={[
        ...pages.map(({ to, word, icon }) => ({
          key: to,
          label: t(word as never),
          icon,
          onSelect: () => void navigate(to),
        })),
        ...(isOwnServer
          ? []
          : [{ key: 'plans', label: t('menu.plans'), icon: <CompareIcon />, onSelect: () => openOverlay('pricing') }]),
        ...(pharma
          ? [
              {
                key: 'help',
                label: t('menu.help', { name: pharma.thirdPartyName }),
                icon: <HelpIcon />,
                onSelect: () => void window.open(pharma.helpCenterLink, '_blank', 'noopener'),
              },
            ]
          : []),
        ...themeChoices.map((choice) => ({
          key: `theme-${choice}`,
          label: labelled(t('common:theme.label'), t(`common:theme.${choice}`)),
          icon: themeIcons[choice],
          checked: choice === theme,
          onSelect: () => setTheme(choice),
        })),
        {
          key: 'sign-out',
          label: pharma ? t('menu.signOutOf', { name: pharma.thirdPartyName }) : t('menu.signOut'),
          icon: <SignOutIcon />,
          onSelect: () => void signOut().catch(presentError),
        },
      ]}
    />
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
