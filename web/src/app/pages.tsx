// The pages besides the modules, with what they ask of a user: for the command bar, the user's menu and the list of /my.

import type { Permission } from '@app/shared/constants/modules';
import type { ReactNode } from 'react';
import { useElnEnabled } from '../shared/api/data/runtime-config.ts';
import { useSession, type Session } from '../shared/session/use-session.ts';
import { FileIcon, PencilIcon, StopIcon } from '../ui/icons/icons.tsx';
import { LibraryIcon } from '../ui/icons/module-icons.tsx';
import { CostIcon, GaugeIcon, HelpIcon, UserIcon } from '../ui/icons/work-icons.tsx';

export interface Page {
  to: string;
  /** Namespace and key of its name. */
  word: string;
  icon: ReactNode;
  /** One of these is enough. */
  anyOf?: readonly Permission[];
  only?: (session: Pick<Session, 'account' | 'deployment'>, isElnEnabled: boolean) => boolean;
  /** It is in the user's menu, too. */
  isInMenu?: true;
}

const planning: readonly Permission[] = ['retrosynthesis', 'processchemistry'];

const pages: readonly Page[] = [
  { to: '/route/manual', word: 'commands:page.manual', icon: <PencilIcon />, anyOf: ['retrosynthesis'] },
  { to: '/intermediate/records', word: 'commands:page.intermediateRecords', icon: <FileIcon />, anyOf: planning },
  { to: '/my/profile', word: 'session:menu.profile', icon: <UserIcon />, isInMenu: true },
  { to: '/my/profile?tab=settings', word: 'commands:page.settings', icon: <UserIcon /> },
  {
    to: '/quotation/history/all',
    word: 'session:menu.quotations',
    icon: <FileIcon />,
    anyOf: ['quotation'],
    isInMenu: true,
  },
  { to: '/my/inquiry', word: 'session:my.inquiry', icon: <FileIcon />, isInMenu: true },
  { to: '/dataView', word: 'session:menu.statistics', icon: <GaugeIcon />, anyOf: ['statistics'], isInMenu: true },
  { to: '/my/equity', word: 'session:my.equity', icon: <GaugeIcon /> },
  { to: '/my/feedback', word: 'session:my.feedback', icon: <PencilIcon /> },
  { to: '/my/ban', word: 'session:my.ban', icon: <StopIcon />, isInMenu: true },
  { to: '/my/stocks', word: 'session:my.stocks', icon: <LibraryIcon />, anyOf: planning, isInMenu: true },
  { to: '/my/templates', word: 'session:my.templates', icon: <LibraryIcon />, anyOf: planning, isInMenu: true },
  {
    to: '/my/eln',
    word: 'session:my.eln',
    icon: <FileIcon />,
    anyOf: planning,
    only: (_session, isElnEnabled) => isElnEnabled,
    isInMenu: true,
  },
  { to: '/my/members', word: 'session:my.members', icon: <UserIcon />, only: ({ account }) => account.isTenantAdmin },
  {
    to: '/enterprise',
    word: 'session:menu.console',
    icon: <CostIcon />,
    only: ({ deployment, account }) => deployment !== 'enterprise' && account.isTenantAdmin,
    isInMenu: true,
  },
  { to: '/helpCenter', word: 'commands:page.help', icon: <HelpIcon /> },
  { to: '/guide', word: 'help:nav.guide', icon: <HelpIcon /> },
  { to: '/faqs', word: 'help:nav.faqs', icon: <HelpIcon /> },
  { to: '/video', word: 'help:nav.video', icon: <HelpIcon /> },
  { to: '/release', word: 'help:nav.release', icon: <HelpIcon /> },
];

/** Those of them that this user may open. */
export function usePages(): Page[] {
  const session = useSession();
  const isElnEnabled = useElnEnabled() === true;
  return pages.filter(
    ({ anyOf, only }) => (anyOf === undefined || session.can(anyOf)) && (only?.(session, isElnEnabled) ?? true),
  );
}
