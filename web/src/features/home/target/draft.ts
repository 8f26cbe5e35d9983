// What was typed survives a reload (a language switch is one) and going back, within the tab.

const key = 'home-target';
const maxLength = 50_000;

export function readDraft(): string {
  return window.sessionStorage.getItem(key) ?? '';
}

export function keepDraft(text: string): void {
  if (text === '' || text.length > maxLength) window.sessionStorage.removeItem(key);
  else window.sessionStorage.setItem(key, text);
}
