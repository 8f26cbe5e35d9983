// The variables of the contact page: how the operator is reached. All may be left out.

import { Type, type Static } from 'typebox';
import { dialledNumber, mailAddress } from '@app/shared/rules/account/contact-data';
import type { Environment } from '@app/shared/rules/environment';

const line = Type.Optional(Type.String({ maxLength: 300 }));

export const contactEnvironment = {
  CONTACT_NAME: line,
  CONTACT_EMAIL: line,
  CONTACT_PHONE: line,
  CONTACT_ADDRESS_ZH: line,
  CONTACT_ADDRESS_EN: line,
  CONTACT_URL: line,
  CONTACT_RECIPIENT: line,
} as const;

const schema = Type.Object(contactEnvironment);

/** How those who run this deployment are reached; what is not configured is empty. */
export interface ContactConfig {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Postal; one that is configured in one language alone is shown in both. */
  readonly address: { readonly 'zh-CN': string; readonly en: string };
  /** A page of the operator's own. */
  readonly url: string;
  /** The chemistry service mails messages of the form to somebody; it reads the same variable. */
  readonly takesMessages: boolean;
}

export function contactProblems(env: Environment): string[] {
  const isMail = (value: string) => mailAddress(value) !== undefined;
  const isPhone = (value: string) => dialledNumber(value) !== undefined;
  const checks: [string, (value: string) => boolean, string][] = [
    ['CONTACT_EMAIL', isMail, 'must be one mail address, such as sales@example.com'],
    ['CONTACT_RECIPIENT', isMail, 'must be one mail address, such as sales@example.com'],
    ['CONTACT_PHONE', isPhone, 'must be one phone number, such as +86 21 5555 0100'],
    ['CONTACT_URL', isWebAddress, 'must be an address of the web, such as https://example.com/contact'],
    ...['CONTACT_NAME', 'CONTACT_ADDRESS_ZH', 'CONTACT_ADDRESS_EN'].map(
      (name): [string, (value: string) => boolean, string] => [name, isLine, 'must be one line of text'],
    ),
  ];
  return checks.flatMap(([name, isRight, words]) => {
    const value = env[name];
    return value === undefined || value === '' || isRight(value) ? [] : [`${name}: ${words}`];
  });
}

export function contactOf(values: Static<typeof schema>): ContactConfig {
  const inChinese = values.CONTACT_ADDRESS_ZH?.trim();
  const inEnglish = values.CONTACT_ADDRESS_EN?.trim();
  return {
    name: values.CONTACT_NAME?.trim() ?? '',
    email: mailAddress(values.CONTACT_EMAIL ?? '') ?? '',
    phone: values.CONTACT_PHONE?.trim() ?? '',
    address: { 'zh-CN': inChinese ?? inEnglish ?? '', en: inEnglish ?? inChinese ?? '' },
    url: values.CONTACT_URL?.trim() ?? '',
    takesMessages: values.CONTACT_RECIPIENT !== undefined,
  };
}

// No user and password in it: everybody reads it.
function isWebAddress(value: string): boolean {
  const parsed = URL.parse(value.trim());
  return /^https?:$/.test(parsed?.protocol ?? '') && parsed?.username === '' && parsed.password === '';
}

function isLine(value: string): boolean {
  return /\S/.test(value) && !/[\p{Cc}\u2028\u2029]/u.test(value);
}
