import { cultures } from '@app/shared/constants/locale';
import { useEffect, useState } from 'react';
import { CommandBar } from '../../features/commands/command-bar.tsx';
import { useElnEnabled } from '../../shared/api/data/runtime-config.ts';
import type { FixedCommand } from '../../features/commands/command.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { readWords } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { useThemeChoice } from '../../shared/startup/color-theme.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { actionCommands } from './action-commands.tsx';
import { pageCommands, pagesFor } from './page-commands.tsx';

/** The command bar with all that this user may reach by it. */
export function Commands({ onClose }: { onClose: () => void }) {
  return <CommandBar fixed={useFixedCommands()} onClose={onClose} />;
}

// Pages and actions with their words in both languages. Those of the other language arrive when the bar first opens.
const namespaces = ['common', 'session', 'help', 'commands'] as const;
type Words = Record<string, unknown>;

function useFixedCommands(): FixedCommand[] {
  const { t } = useTranslation(['common', 'session', 'help', 'commands']);
  const session = useSession();
  const isElnEnabled = useElnEnabled() === true;
  const theme = useThemeChoice();
  const others = useOtherWords();
  const own = (word: string): string => t(word as never);
  const other = (word: string): string | undefined => wordAt(others, word);
  return [...pageCommands(pagesFor(session, isElnEnabled), own, other), ...actionCommands(session, theme, own, other)];
}

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
