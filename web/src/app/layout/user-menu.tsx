import type { Permission } from '@app/shared/constants/modules';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useElnEnabled, usePharma } from '../../shared/api/data/runtime-config.ts';
import { presentError } from '../../shared/errors/present.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { themeChoices, useThemeChoice, type ThemeChoice } from '../../shared/startup/color-theme.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FileIcon, StopIcon } from '../../ui/icons/icons.tsx';
import {
  CompareIcon,
  CostIcon,
  GaugeIcon,
  HelpIcon,
  MoonIcon,
  ScreenIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
} from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { openOverlay } from '../overlays/queue.ts';
import styles from './user-menu.module.css';

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
  const isElnEnabled = useElnEnabled();
  const name = user.name === '' ? user.userName : user.name;
  return (
    <Menu
      label={t('menu.label', { name })}
      trigger={
        <span className={styles['avatar']} aria-hidden="true">
          {initialOf(name)}
        </span>
      }
      isIcon
      size="medium"
      header={
        <div className={styles['card']}>
          <strong>{name}</strong>
          {user.userName !== name && <span>{user.userName}</span>}
          <span>{t('menu.tenant', { tenant: user.tenantId })}</span>
        </div>
      }
      items={[
        ...(onlyPage(session) === null
          ? [
              {
                key: 'profile',
                label: t('menu.profile'),
                icon: <UserIcon />,
                onSelect: () => void navigate('/my/profile'),
              },
              ...(session.permissions.includes('quotation')
                ? [
                    {
                      key: 'quotations',
                      label: t('menu.quotations'),
                      icon: <FileIcon />,
                      onSelect: () => void navigate('/quotation/history/all'),
                    },
                  ]
                : []),
              {
                key: 'inquiry',
                label: t('menu.inquiry'),
                icon: <FileIcon />,
                onSelect: () => void navigate('/my/inquiry'),
              },
              ...(session.can('statistics')
                ? [
                    {
                      key: 'statistics',
                      label: t('menu.statistics'),
                      icon: <GaugeIcon />,
                      onSelect: () => void navigate('/dataView'),
                    },
                  ]
                : []),
              ...(mayPlan(session.permissions)
                ? [
                    {
                      key: 'stocks',
                      label: t('menu.stocks'),
                      icon: <FileIcon />,
                      onSelect: () => void navigate('/my/stocks'),
                    },
                    {
                      key: 'templates',
                      label: t('menu.templates'),
                      icon: <FileIcon />,
                      onSelect: () => void navigate('/my/templates'),
                    },
                    ...(isElnEnabled
                      ? [
                          {
                            key: 'eln',
                            label: t('menu.eln'),
                            icon: <FileIcon />,
                            onSelect: () => void navigate('/my/eln'),
                          },
                        ]
                      : []),
                    {
                      key: 'ban',
                      label: t('menu.ban'),
                      icon: <StopIcon />,
                      onSelect: () => void navigate('/my/ban'),
                    },
                  ]
                : []),
            ]
          : []),
        ...(session.deployment === 'enterprise'
          ? []
          : [
              ...(session.account.isTenantAdmin
                ? [
                    {
                      key: 'console',
                      label: t('menu.console'),
                      icon: <CostIcon />,
                      onSelect: () => void navigate('/enterprise'),
                    },
                  ]
                : []),
              { key: 'plans', label: t('menu.plans'), icon: <CompareIcon />, onSelect: () => openOverlay('pricing') },
            ]),
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

function mayPlan(permissions: readonly Permission[]): boolean {
  return permissions.includes('retrosynthesis') || permissions.includes('processchemistry');
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
