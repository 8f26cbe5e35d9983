// The provider's few pages: plain HTML, no script but the one that sends the sign-out form.

import { message } from '@app/locales/messages';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { style } from './style.ts';

export interface PageConfig {
  productName: string;
  gatewayUrl: string;
}

export interface SignInPage {
  action: string;
  token: string;
  userName: string;
  /** Of the demo accounts. */
  userNames: readonly string[];
  error?: string | undefined;
}

type Words = (key: string, params?: Record<string, string | number>) => string;

const wordsOf =
  (culture: Culture): Words =>
  (key, params) =>
    message(culture, 'identity', key, params);

// The product's mark, as the page draws it too.
const mark = `<svg viewBox="0 0 32 32" width="26" height="26" fill="none">
<path d="M16 3.6 26.7 9.8v12.4L16 28.4 5.3 22.2V9.8z" fill="var(--tint)" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M16 16 9.6 12.3M16 16l6.4-3.7M16 16v7.2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
<g fill="currentColor"><circle cx="9.4" cy="12.2" r="2.3"/><circle cx="22.6" cy="12.2" r="2.3"/><circle cx="16" cy="23.4" r="2.3"/></g>
<circle cx="16" cy="16" r="2.9" fill="var(--surface)" stroke="currentColor" stroke-width="2"/>
</svg>`;

const languageNames: Record<Culture, string> = { 'zh-CN': '中文', en: 'English' };

export function signInPage(culture: Culture, config: PageConfig, page: SignInPage): string {
  const t = wordsOf(culture);
  const problem = page.error === undefined ? '' : `<p class="problem" role="alert">${escape(page.error)}</p>`;
  const accounts = page.userNames
    .map((userName) => `<li><code>${userName}</code><span>${escape(t(`demo.${userName}`))}</span></li>`)
    .join('');
  return layout(
    culture,
    config,
    t('signIn.title'),
    `<h1>${escape(t('signIn.title'))}</h1>
    <p class="lead">${escape(t('signIn.lead', { product: config.productName }))}</p>
    ${problem}
    <form method="post" action="${escape(page.action)}">
      <input type="hidden" name="token" value="${escape(page.token)}">
      <label for="login">${escape(t('signIn.userName'))}</label>
      <input id="login" name="login" value="${escape(page.userName)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${page.userName === '' ? ' autofocus' : ''}>
      <label for="password">${escape(t('signIn.password'))}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${page.userName === '' ? '' : ' autofocus'}>
      <button type="submit">${escape(t('signIn.submit'))}</button>
    </form>
    <details><summary>${escape(t('demo.title'))}</summary><ul>${accounts}</ul><p>${escape(t('demo.password'))}</p></details>
    <p class="contact"><a href="${escape(config.gatewayUrl)}/contact">${escape(message(culture, 'common', 'errorAction.contactUs'))}</a></p>`,
    cultures.map((other) => ({ culture: other, href: `${page.action}?lang=${other}` })),
  );
}

export interface CodePage {
  action: string;
  token: string;
  /** Who passed the first step, signed. */
  second: string;
  error?: string | undefined;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function codePage(culture: Culture, config: PageConfig, page: CodePage): string {
  const t = wordsOf(culture);
  const problem = page.error === undefined ? '' : `<p class="problem" role="alert">${escape(page.error)}</p>`;
  return layout(
    culture,
    config,
    t('code.title'),
    `<h1>${escape(t('code.title'))}</h1>
    <p class="lead">${escape(t('code.lead'))}</p>
    ${problem}
    <form method="post" action="${escape(page.action)}">
      <input type="hidden" name="token" value="${escape(page.token)}">
      <input type="hidden" name="second" value="${escape(page.second)}">
      <label for="code">${escape(t('code.label'))}</label>
      <input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" required autofocus>
      <button type="submit">${escape(t('code.submit'))}</button>
    </form>
    <p class="hint">${escape(t('code.lost'))} <a href="${escape(page.action)}">${escape(t('code.again'))}</a></p>`,
  );
}

export function errorPage(culture: Culture, config: PageConfig, code: string): string {
  const t = wordsOf(culture);
  return layout(
    culture,
    config,
    t('error.title'),
    `<h1>${escape(t('error.title'))}</h1>
    <p>${escape(t('error.text'))}</p><p class="code">${escape(code)}</p>
    <p><a class="button" href="${escape(config.gatewayUrl)}/">${escape(t('error.back', { product: config.productName }))}</a></p>`,
  );
}

/** The confirmation of a sign-out; sends itself when the user need not be asked. */
export function logoutPage(culture: Culture, config: PageConfig, form: string, isSure: boolean): string {
  const t = wordsOf(culture);
  return layout(
    culture,
    config,
    t('signOut.title'),
    `<h1>${escape(t('signOut.title'))}</h1>
    <p>${escape(t(isSure ? 'signOut.working' : 'signOut.question', { product: config.productName }))}</p>
    ${form}
    <button form="op.logoutForm" type="submit" name="logout" value="yes" id="yes">${escape(t('signOut.confirm'))}</button>
    ${isSure ? '<script src="/assets/sign-out.js"></script>' : ''}`,
  );
}

export const signOutScript = "document.getElementById('yes').click();";

export function signedOutPage(culture: Culture, config: PageConfig): string {
  const t = wordsOf(culture);
  return layout(
    culture,
    config,
    t('signedOut.title'),
    `<h1>${escape(t('signedOut.title'))}</h1>
    <p><a class="button" href="${escape(config.gatewayUrl)}/">${escape(t('signedOut.again'))}</a></p>`,
  );
}

/** The policy every page is sent with; the gateway is where forms end up by redirect. */
export function contentSecurityPolicy(config: PageConfig): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    // The icon that is none.
    'img-src data:',
    `form-action 'self' ${new URL(config.gatewayUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export { style };

export function layout(
  culture: Culture,
  config: PageConfig,
  title: string,
  body: string,
  languages: { culture: Culture; href: string }[] = [],
): string {
  const links = languages
    .map(({ culture: other, href }) =>
      other === culture
        ? `<strong aria-current="true">${languageNames[other]}</strong>`
        : `<a href="${escape(href)}" lang="${other}">${languageNames[other]}</a>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${culture}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · ${escape(config.productName)}</title>
<link rel="stylesheet" href="/assets/sign-in.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
  <header><span class="mark" aria-hidden="true">${mark}</span><b>${escape(config.productName)}</b><nav>${links}</nav></header>
  ${body}
</main>
</body>
</html>`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
