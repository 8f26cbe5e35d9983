import { beforeEach, describe, expect, it } from 'vitest';
import { clearStorage, noteUser } from './storage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('clearStorage', () => {
  it('keeps language, last user and task hint, and nothing else', () => {
    for (const key of ['locale', 'last-user', 'can-click-task', 'draft']) window.localStorage.setItem(key, key);
    window.sessionStorage.setItem('home-target', 'CCO');
    clearStorage();
    expect(Object.keys(window.localStorage).toSorted()).toEqual(['can-click-task', 'last-user', 'locale']);
    expect(window.sessionStorage.length).toBe(0);
  });
});

describe('noteUser', () => {
  it('knows the same user again and keeps what is stored', () => {
    noteUser('u-1', false);
    window.localStorage.setItem('draft', '1');
    expect(noteUser('u-1', true)).toBe(false);
    expect(window.localStorage.getItem('draft')).toBe('1');
  });

  it('empties the storage for a different user, once', () => {
    noteUser('u-1', false);
    window.localStorage.setItem('draft', '1');
    expect(noteUser('u-2', true)).toBe(true);
    expect(window.localStorage.getItem('draft')).toBeNull();
    expect(noteUser('u-2', true)).toBe(false);
  });

  it('believes the gateway where this browser remembers no user', () => {
    expect(noteUser('u-1', true)).toBe(true);
  });
});
