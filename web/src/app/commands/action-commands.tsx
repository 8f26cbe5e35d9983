// What the bar does by itself, without another page.

import { cultures } from '@app/shared/constants/locale';
import type { ReactNode } from 'react';
import { presentError } from '../../shared/errors/present.ts';
import type { FixedCommand } from '../../features/commands/command.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import type { useThemeChoice } from '../../shared/startup/color-theme.ts';
import { guidance } from '../../shared/navigation/guidance.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import type { Session } from '../../shared/session/use-session.ts';
import {
  CompareIcon,
  GlobeIcon,
  HelpIcon,
  MoonIcon,
  ScreenIcon,
  SignOutIcon,
  SunIcon,
} from '../../ui/icons/work-icons.tsx';
import { KeyIcon } from '../../ui/icons/module-icons.tsx';
import { openOverlay } from '../overlays/queue.ts';

type Theme = ReturnType<typeof useThemeChoice>;

interface Action {
  key: string;
  word: string;
  icon: ReactNode;
  run: () => void;
}

const themes = { system: <ScreenIcon />, light: <SunIcon />, dark: <MoonIcon /> } as const;

/** The actions of this user; `own` and `other` give a word in the language of the page and in the other one. */
export function actionCommands(
  session: Pick<Session, 'deployment'>,
  [theme, chooseTheme]: Theme,
  own: (word: string) => string,
  other: (word: string) => string | undefined,
): FixedCommand[] {
  const actions: Action[] = [
    ...cultures
      .filter((culture) => culture !== currentCulture())
      .map((culture) => ({
        key: `language.${culture}`,
        word: `commands:action.language.${culture}`,
        icon: <GlobeIcon />,
        run: () => void changeLanguage(culture, true),
      })),
    ...(['light', 'dark', 'system'] as const)
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        key: `theme.${choice}`,
        word: `commands:action.theme.${choice}`,
        icon: themes[choice],
        run: () => chooseTheme(choice),
      })),
    { key: 'keys', word: 'commands:action.keys', icon: <KeyIcon />, run: () => guidance.set('keys') },
    { key: 'tour', word: 'commands:action.tour', icon: <HelpIcon />, run: () => guidance.set('tour') },
    ...(session.deployment === 'enterprise'
      ? []
      : [{ key: 'plans', word: 'session:menu.plans', icon: <CompareIcon />, run: () => openOverlay('pricing') }]),
    {
      key: 'signOut',
      word: 'session:menu.signOut',
      icon: <SignOutIcon />,
      run: () => void signOut().catch(presentError),
    },
  ];
  return actions.map(({ key, word, icon, run }) => {
    const translated = other(word);
    return {
      group: 'actions',
      id: `action.${key}`,
      label: own(word),
      words: translated === undefined ? [] : [translated],
      icon,
      run,
    };
  });
}
