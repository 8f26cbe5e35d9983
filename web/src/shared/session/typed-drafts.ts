// What was typed into fields when a session ended under it: kept in this tab, and put back once the same user is back.

import { sessionStore } from './session.ts';

const typedKey = 'typed-before-sign-in';
const longestField = 20_000;
const mostFields = 50;
/** A page that was opened again shows its fields within this time. */
const awaitedMs = 15_000;
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'textarea']);

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  /** Which field of the page: how it presents itself, and its place among fields that do so alike. */
  field: string;
  /** Its name for people; empty without one. */
  label: string;
  /** Its former value. */
  before: string;
  value: string;
}

interface Kept {
  userId: string;
  path: string;
  texts: TypedText[];
}

/** Fields the user has written in since the page was opened. */
const written = new Set<Field>();
/** The value of a field when it was first focused. */
const before = new WeakMap<Field, string>();

/** Follows the window until `signal` ends it. */
export function followTyping(signal: AbortSignal): void {
  const options = { capture: true, signal };
  window.addEventListener(
    'focusin',
    ({ target }) => isField(target) && !before.has(target) && before.set(target, target.value),
    options,
  );
  window.addEventListener('input', ({ target }) => isField(target) && written.add(target), options);
}

/** Keeps the values of fields that were typed in, except passwords and one-time codes. */
export function keepTyped(): void {
  const userId = sessionStore.get()?.user.id;
  const fields = [...written].filter((field) => field.isConnected && field.value.trim() !== '');
  written.clear();
  if (userId === undefined || fields.length === 0) return;
  const texts = fields.slice(0, mostFields).map((field) => ({
    field: placeOf(field),
    label: labelOf(field),
    before: before.get(field) ?? '',
    value: field.value.slice(0, longestField),
  }));
  const kept: Kept = { userId, path: window.location.pathname, texts };
  window.sessionStorage.setItem(typedKey, JSON.stringify(kept));
}

/**
 * Writes it into the same fields again as they appear. `onLeft` is given what found no field, or a field with something else in
 * it, once the time for that is over. Gives the function that stops looking.
 */
export function restoreTyped(userId: string, onLeft: (texts: readonly TypedText[]) => void): () => void {
  const kept = takeKept();
  if (!kept || kept.userId !== userId) return () => undefined;
  let missing = kept.texts;
  const put = () => {
    if (window.location.pathname !== kept.path) return;
    missing = missing.filter((text) => !putBack(text));
    if (missing.length === 0) stop();
  };
  const observer = new MutationObserver(put);
  const timer = window.setTimeout(() => {
    stop();
    onLeft(missing);
  }, awaitedMs);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  put();
  return stop;
}

function putBack({ field: place, before: former, value }: TypedText): boolean {
  const field = fieldsOf(document).find((candidate) => placeOf(candidate) === place);
  if (!field || field.disabled || field.readOnly) return false;
  if (field.value === value) return true;
  if (field.value !== '' && field.value !== former) return false;
  // React learns of a value that is set past its own setter through the event.
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value === value;
}

function takeKept(): Kept | undefined {
  const text = window.sessionStorage.getItem(typedKey);
  window.sessionStorage.removeItem(typedKey);
  const given: unknown = text === null ? undefined : JSON.parse(text);
  return isKept(given) ? given : undefined;
}

function isKept(given: unknown): given is Kept {
  if (typeof given !== 'object' || given === null || !('userId' in given) || !('path' in given)) return false;
  return 'texts' in given && Array.isArray(given.texts);
}

function isField(target: unknown): target is Field {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  return textTypes.has(target.type) && !/one-time-code|password/.test(target.autocomplete);
}

function fieldsOf(root: ParentNode): Field[] {
  return [...root.querySelectorAll('input, textarea')].filter(isField);
}

function placeOf(field: Field): string {
  const looks = looksOf(field);
  const alike = fieldsOf(document).filter((other) => looksOf(other) === looks);
  return `${looks}|${alike.indexOf(field)}`;
}

function looksOf(field: Field): string {
  return [field.type, field.name, labelOf(field), field.placeholder].join('|');
}

function labelOf(field: Field): string {
  return (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder).trim();
}
