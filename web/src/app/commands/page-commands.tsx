// The addresses that a user may open, in the words of the navigation, and in those of the other language besides.

import type { Permission } from '@app/shared/constants/modules';
import type { ReactNode } from 'react';
import type { FixedCommand } from '../../features/commands/command.ts';
import type { Session } from '../../shared/session/use-session.ts';
import { FileIcon, PencilIcon, SearchIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { CostIcon, GaugeIcon, HelpIcon, UserIcon } from '../../ui/icons/work-icons.tsx';
import { LibraryIcon } from '../../ui/icons/module-icons.tsx';
import { moduleIcons } from '../module-icons.tsx';
import { modulesFor } from '../modules.ts';

export interface Page {
  to: string;
  /** Namespace and key of its name. */
  word: string;
  icon: ReactNode;
  /** One of these is enough. */
  anyOf?: readonly Permission[];
  only?: (session: Pick<Session, 'account' | 'deployment'>, isElnEnabled: boolean) => boolean;
}

const planning: readonly Permission[] = ['retrosynthesis', 'processchemistry'];

/** Besides the modules. */
const pages: readonly Page[] = [
  { to: '/route/manual', word: 'commands:page.manual', icon: <PencilIcon />, anyOf: ['retrosynthesis'] },
  { to: '/intermediate/records', word: 'commands:page.intermediateRecords', icon: <FileIcon />, anyOf: planning },
  { to: '/quotation/history/all', word: 'session:menu.quotations', icon: <FileIcon />, anyOf: ['quotation'] },
  { to: '/dataView', word: 'session:menu.statistics', icon: <GaugeIcon />, anyOf: ['statistics'] },
  { to: '/my/profile', word: 'session:menu.profile', icon: <UserIcon /> },
  { to: '/my/profile?tab=settings', word: 'commands:page.settings', icon: <UserIcon /> },
  { to: '/my/inquiry', word: 'session:my.inquiry', icon: <FileIcon /> },
  { to: '/my/equity', word: 'session:my.equity', icon: <GaugeIcon /> },
  { to: '/my/feedback', word: 'session:my.feedback', icon: <PencilIcon /> },
  { to: '/my/ban', word: 'session:my.ban', icon: <StopIcon /> },
  { to: '/my/stocks', word: 'session:my.stocks', icon: <LibraryIcon />, anyOf: planning },
  { to: '/my/templates', word: 'session:my.templates', icon: <LibraryIcon />, anyOf: planning },
  {
    to: '/my/eln',
    word: 'session:my.eln',
    icon: <FileIcon />,
    anyOf: planning,
    only: (_session, isElnEnabled) => isElnEnabled,
  },
  {
    to: '/my/members',
    word: 'session:my.members',
    icon: <UserIcon />,
    only: ({ account }) => account.isTenantAdmin,
  },
  {
    to: '/enterprise',
    word: 'session:menu.console',
    icon: <CostIcon />,
    only: ({ deployment, account }) => deployment !== 'enterprise' && account.isTenantAdmin,
  },
  { to: '/helpCenter', word: 'commands:page.help', icon: <HelpIcon /> },
  { to: '/guide', word: 'help:nav.guide', icon: <HelpIcon /> },
  { to: '/faqs', word: 'help:nav.faqs', icon: <HelpIcon /> },
  { to: '/video', word: 'help:nav.video', icon: <HelpIcon /> },
  { to: '/release', word: 'help:nav.release', icon: <HelpIcon /> },
];

/** All that the bar may lead this user to. */
export function pagesFor(session: Session, isElnEnabled: boolean): Page[] {
  const modules = modulesFor(session.can).map(({ key, path }) => ({
    to: path,
    word: `common:nav.${key}`,
    icon: moduleIcons[key],
  }));
  const others = pages.filter(
    ({ anyOf, only }) =>
      (anyOf === undefined || anyOf.some((one) => session.can(one))) && (only?.(session, isElnEnabled) ?? true),
  );
  return [...modules, ...others];
}

/** As commands; `own` and `other` give a word in the language of the page and in the other one. */
export function pageCommands(
  list: readonly Page[],
  own: (word: string) => string,
  other: (word: string) => string | undefined,
): FixedCommand[] {
  return list.map(({ to, word, icon }) => {
    const translated = other(word);
    return {
      group: 'pages',
      id: `page.${to}`,
      label: own(word),
      words: translated === undefined ? [] : [translated],
      icon: icon ?? <SearchIcon />,
      to,
    };
  });
}
