// The command bar with all that this user may reach by it: pages and actions, found by their words in both languages.

import { cultures } from '@app/shared/constants/locale';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandBar } from '../../features/commands/command-bar.tsx';
import type { FixedCommand } from '../../features/commands/command.ts';
import { presentError } from '../../shared/errors/present.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { readWords } from '../../shared/i18n/i18n.ts';
import { guidance } from '../../shared/navigation/guidance.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { useSession, type Session } from '../../shared/session/use-session.ts';
import { themeChoices, useThemeChoice } from '../../shared/startup/color-theme.ts';
import { KeyIcon } from '../../ui/icons/module-icons.tsx';
import {
  CompareIcon,
  GlobeIcon,
  HelpIcon,
  MoonIcon,
  ScreenIcon,
  SignOutIcon,
  SunIcon,
} from '../../ui/icons/work-icons.tsx';
import { moduleIcons } from '../module-icons.tsx';
import { modulesFor } from '../modules.ts';
import { openOverlay } from '../overlays/queue.ts';
import { usePages } from '../pages.tsx';

const themes = { system: <ScreenIcon />, light: <SunIcon />, dark: <MoonIcon /> } as const;

export function Commands({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation([...namespaces]);
  const session = useSession();
  const others = useOtherWords();
  const modules = modulesFor(session.can).map(({ key, path }) => ({
    to: path,
    word: `common:nav.${key}`,
    icon: moduleIcons[key],
  }));
  const worded = (word: string) => {
    const translated = wordAt(others, word);
    return { label: t(word as never), words: translated === undefined ? [] : [translated] };
  };
  const pages = [...modules, ...usePages()].map(({ to, word, icon }) => ({
    ...worded(word),
    group: 'pages' as const,
    id: `page.${to}`,
    icon,
    to,
  }));
  const actions = actionsOf(session, useThemeChoice()).map(({ key, word, icon, run }) => ({
    ...worded(word),
    group: 'actions' as const,
    id: `action.${key}`,
    icon,
    run,
  }));
  const fixed: FixedCommand[] = [...pages, ...actions];
  return <CommandBar fixed={fixed} onClose={onClose} />;
}

interface Action {
  key: string;
  word: string;
  icon: ReactNode;
  run: () => void;
}

function actionsOf(
  { deployment }: Pick<Session, 'deployment'>,
  [theme, chooseTheme]: ReturnType<typeof useThemeChoice>,
): Action[] {
  return [
    ...cultures
      .filter((culture) => culture !== currentCulture())
      .map((culture) => ({
        key: `language.${culture}`,
        word: `commands:action.language.${culture}`,
        icon: <GlobeIcon />,
        run: () => void changeLanguage(culture, true),
      })),
    ...themeChoices
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        key: `theme.${choice}`,
        word: `commands:action.theme.${choice}`,
        icon: themes[choice],
        run: () => chooseTheme(choice),
      })),
    { key: 'keys', word: 'commands:action.keys', icon: <KeyIcon />, run: () => guidance.set('keys') },
    { key: 'tour', word: 'commands:action.tour', icon: <HelpIcon />, run: () => guidance.set('tour') },
    ...(deployment === 'enterprise'
      ? []
      : [{ key: 'plans', word: 'session:menu.plans', icon: <CompareIcon />, run: () => openOverlay('pricing') }]),
    {
      key: 'signOut',
      word: 'session:menu.signOut',
      icon: <SignOutIcon />,
      run: () => void signOut().catch(presentError),
    },
  ];
}

// Those of the other language arrive when the bar first opens.
const namespaces = ['common', 'session', 'help', 'commands'] as const;
type Words = Record<string, unknown>;

function useOtherWords(): Words {
  const [words, setWords] = useState<Words>({});
  useEffect(() => {
    let isGone = false;
    const culture = cultures.find((one) => one !== currentCulture());
    if (culture === undefined) return undefined;
    Promise.all(namespaces.map(async (name) => [name, await readWords(culture, name)] as const)).then(
      (read) => isGone || setWords(Object.fromEntries(read)),
      // Without them the words of the page's own language find everything.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return words;
}

/** The word under `namespace:path.to.it`. */
function wordAt(words: Words, word: string): string | undefined {
  const [namespace = '', path = ''] = word.split(':');
  const found = [namespace, ...path.split('.')].reduce<unknown>(
    (place, key) => (typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined),
    words,
  );
  return typeof found === 'string' ? found : undefined;
}
