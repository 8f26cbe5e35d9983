// The search button of the header, and the keys that work on every page. What they open arrives when the page is at rest.

import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../shared/startup/prefetch.ts';
import { guidance, type Guidance } from '../../shared/navigation/guidance.ts';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { isTypingInto } from '../../shared/keys/key-target.ts';
import { modifierKey } from '../../shared/keys/modifier-key.ts';
import { isDialogOpen } from '../../shared/lib/open-dialogs.ts';
import { useStore } from '../../shared/lib/store.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SearchIcon } from '../../ui/icons/icons.tsx';

const loadBar = () => import('./commands.tsx');
const loadKeys = () => import('../../features/commands/key-help.tsx');

const Bar = lazy(() => Promise.all([loadBar(), loadWords(['help'])]).then(([m]) => ({ default: m.Commands })));
const Keys = lazy(() => loadKeys().then((m) => ({ default: m.KeyHelp })));

const everywhere: readonly KeyLine[] = [
  { keys: ['Ctrl+K'], says: 'commands:keys.commands' },
  { keys: ['?'], says: 'commands:keys.help' },
];

export function CommandHost() {
  const { t } = useTranslation('commands');
  const opened = useStore(guidance);
  useKeyLines('commands:keys.everywhere', everywhere);
  useEffect(listenForKeys, []);
  useEffect(fetchAtRest, []);
  // What lies over a page goes with it.
  const { pathname } = useLocation();
  useEffect(() => leaveWith(pathname), [pathname]);
  const close = () => guidance.set(null);
  return (
    <>
      <IconButton
        label={t('button')}
        shortcut={`${modifierKey()}+K`}
        icon={<SearchIcon />}
        data-tour="search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => guidance.set('commands')}
      />
      <Suspense fallback={null}>
        {/* The tour waits in the queue of the overlays. */}
        {opened === 'commands' && <Bar onClose={close} />}
        {opened === 'keys' && <Keys onClose={close} />}
      </Suspense>
    </>
  );
}

function leaveWith(pathname: string): () => void {
  return () => {
    if (guidance.get() !== 'tour' && window.location.pathname !== pathname) guidance.set(null);
  };
}

function listenForKeys(): () => void {
  // Before any page, editors included.
  document.addEventListener('keydown', handleKey, true);
  return () => document.removeEventListener('keydown', handleKey, true);
}

function handleKey(event: KeyboardEvent): void {
  const wanted = guidanceOf(event);
  if (wanted === null) return;
  // An open dialog takes the keys; the bar closes by the key that opened it.
  if (guidance.get() === wanted) guidance.set(null);
  else if (!isDialogOpen()) guidance.set(wanted);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function guidanceOf({ key, ctrlKey, metaKey, altKey, shiftKey, target, repeat }: KeyboardEvent): Guidance | null {
  if (altKey || repeat) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'commands' : null;
  return key === '?' && !isTypingInto(target) ? 'keys' : null;
}

/** So that the first press opens it at once. */
function fetchAtRest(): () => void {
  const fetchAll = () => void prefetch(() => Promise.all([loadBar(), loadWords(['help'])]));
  if (!('requestIdleCallback' in window)) return () => undefined;
  const id = window.requestIdleCallback(fetchAll, { timeout: 10_000 });
  return () => window.cancelIdleCallback(id);
}
