// Light or dark: the choice made in this browser, else the system's. A cookie, since signing out empties the storage.

import { showTheme, type Shade } from './show-theme.ts';
import { createStore, useStore } from '../lib/store.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const keptSeconds = 31_536_000;
const choice = createStore<ThemeChoice>(savedChoice());
const shade = createStore<Shade>(showTheme());

/** What was chosen, and how to choose: it is kept for the next visits and shown at once. */
export function useThemeChoice(): [ThemeChoice, (next: ThemeChoice) => void] {
  return [useStore(choice), chooseTheme];
}

/** How the page is shown now. */
export function useShade(): Shade {
  return useStore(shade);
}

/** Follows the system, and what was chosen in another tab. Returns how to stop. */
export function watchTheme(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  take();
  system.addEventListener('change', take);
  document.addEventListener('visibilitychange', take);
  return () => {
    system.removeEventListener('change', take);
    document.removeEventListener('visibilitychange', take);
  };
}

/** A colour as it is by day, whatever is on the screen: for files. */
export function lightColour(name: string): string {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = 'light';
  const colour = getComputedStyle(document.documentElement).getPropertyValue(name);
  dataset['theme'] = shown;
  return colour;
}

function chooseTheme(next: ThemeChoice): void {
  const age = next === 'system' ? 0 : keptSeconds;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `theme=${next}; path=/; max-age=${age}; samesite=lax${secure}`;
  take();
}

function take(): void {
  choice.set(savedChoice());
  shade.set(showTheme());
}

function savedChoice(): ThemeChoice {
  const saved = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themeChoices.find((one) => one === saved) ?? 'system';
}
