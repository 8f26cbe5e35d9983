import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lightColour, useThemeChoice, watchTheme } from './color-theme.ts';

const shown = () => document.documentElement.dataset['theme'];

/** A system that can be turned dark and light. */
function systemOf(isDark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => system);
  return {
    turn(dark: boolean) {
      system.matches = dark;
      act(() => void system.dispatchEvent(new Event('change')));
    },
  };
}

const choose = (choice: 'system' | 'light' | 'dark') => {
  const { result } = renderHook(() => useThemeChoice());
  act(() => result.current[1](choice));
  return result;
};

afterEach(() => {
  systemOf(false);
  choose('system');
});

describe('the colours of the page', () => {
  it('follow the system while nothing is chosen', () => {
    const system = systemOf(true);
    const stop = watchTheme();
    expect(shown()).toBe('dark');
    system.turn(false);
    expect(shown()).toBe('light');
    stop();
    system.turn(true);
    expect(shown()).toBe('light');
  });

  it('are what was chosen, whatever the system says, until the choice is given back', () => {
    const system = systemOf(false);
    const stop = watchTheme();
    expect(choose('dark').current[0]).toBe('dark');
    system.turn(true);
    system.turn(false);
    expect(shown()).toBe('dark');
    choose('system');
    expect(shown()).toBe('light');
    stop();
  });

  it('outlive an emptied storage, as signing out leaves it', () => {
    choose('dark');
    window.localStorage.clear();
    expect(choose('dark').current[0]).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
  });

  it('change with a choice made in another tab once this one is looked at', () => {
    const stop = watchTheme();
    document.cookie = 'theme=dark; path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('dark');
    stop();
  });

  it('are those of the day for files, and the page stays as it is', () => {
    const style = document.createElement('style');
    style.textContent = ":root { --probe: day } :root[data-theme='dark'] { --probe: night }";
    document.head.append(style);
    choose('dark');
    expect(lightColour('--probe')).toBe('day');
    expect(shown()).toBe('dark');
    style.remove();
  });
});
