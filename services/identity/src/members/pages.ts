import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Account } from '../accounts.ts';
import { escape, layout, type PageConfig } from '../html/pages.ts';
import type { LinkKind } from './password-links.ts';

export interface SetPasswordPage {
  /** What the form is for; left out for a link that counts no more. */
  action?: string;
  kind?: LinkKind;
  account?: Account;
  error?: string;
}

/** The form that sets a password, or why there is none. */
export function setPasswordPage(culture: Culture, config: PageConfig, page: SetPasswordPage): string {
  const { action, kind = 'reset', account, error } = page;
  const t = (key: string, params?: Record<string, string>) => escape(message(culture, 'identity', key, params));
  const problem = error === undefined ? '' : `<p class="problem" role="alert">${escape(error)}</p>`;
  const form =
    action === undefined || account === undefined
      ? `<p>${t('setPassword.ended')}</p><p><a class="button" href="${escape(config.gatewayUrl)}/">${t('setPassword.signIn')}</a></p>`
      : `<form method="post" action="${escape(action)}">
      <label for="login">${t('signIn.userName')}</label>
      <input id="login" name="login" value="${escape(account.userName)}" autocomplete="username" readonly>
      <label for="password">${t('setPassword.password')}</label>
      <input id="password" name="password" type="password" autocomplete="new-password" aria-describedby="rule" maxlength="128" required autofocus>
      <p class="hint" id="rule">${escape(message(culture, 'errors', 'passwordRule'))}</p>
      <label for="again">${t('setPassword.again')}</label>
      <input id="again" name="again" type="password" autocomplete="new-password" maxlength="128" required>
      <button type="submit">${t('setPassword.submit')}</button>
    </form>`;
  const lead = account
    ? `<p class="lead">${t(`setPassword.lead.${kind}`, { name: account.name, product: config.productName, organisation: account.customerName })}</p>`
    : '';
  const title = message(culture, 'identity', 'setPassword.title');
  return layout(culture, config, title, `<h1>${escape(title)}</h1>${lead}${problem}${form}`);
}

export function passwordSetPage(culture: Culture, config: PageConfig, account: Account): string {
  const title = message(culture, 'identity', 'setPassword.done');
  const text = message(culture, 'identity', 'setPassword.doneText', { userName: account.userName });
  return layout(
    culture,
    config,
    title,
    `<h1>${escape(title)}</h1><p>${escape(text)}</p>
    <p><a class="button" href="${escape(config.gatewayUrl)}/">${escape(message(culture, 'identity', 'setPassword.signIn'))}</a></p>`,
  );
}
