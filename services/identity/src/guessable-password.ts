// Passwords that are guessed first: the commonest ones with their usual decorations, and those that hold the user's own name
// (ASVS 6.2.4 and 6.2.11).

import { productName } from '@app/shared/constants/product';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Account } from './accounts.ts';

/** The list is in order, the commonest first. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Whether a password is among the 10,000 commonest ones or holds a name of the account. Letters may be digits or signs. */
export function isGuessable(password: string, account: Pick<Account, 'userName' | 'name' | 'email'>): boolean {
  const forms = formsOf(plain(password));
  const names = namesOf(account).map(plain);
  return forms.some((form) => common.has(form) || names.some((name) => form.includes(name)));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function namesOf({ userName, name, email }: Parameters<typeof isGuessable>[1]): string[] {
  const mailbox = email.split('@')[0] ?? '';
  const all = [userName, mailbox, productName, ...name.split(/[\s,.·]+/)];
  return all.filter((one) => [...one].length >= (/\p{Script=Han}/u.test(one) ? 2 : 3));
}

/** `Pa$$w0rd2024!` is `password` as well. */
function formsOf(password: string): string[] {
  const bare = [password, trimmed(password, /[^\p{L}\p{N}]/u), trimmed(password, /[^\p{L}]/u)];
  return [...bare, ...bare.map((text) => withLetters(text, 'i')), ...bare.map((text) => withLetters(text, 'l'))];
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function withLetters(text: string, one: string): string {
  return [...text].map((character) => (/[1!]/.test(character) ? one : (letters[character] ?? character))).join('');
}

function trimmed(text: string, ends: RegExp): string {
  const characters = [...text];
  const isKept = (character: string) => !ends.test(character);
  const from = characters.findIndex(isKept);
  return from < 0 ? '' : characters.slice(from, characters.findLastIndex(isKept) + 1).join('');
}
