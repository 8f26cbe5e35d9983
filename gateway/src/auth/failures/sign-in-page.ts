// What a person sees when a sign-in fails: one static page, both words and looks without scripts.

import { createHash } from 'node:crypto';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { productName } from '@app/shared/constants/product';
import { escapeHtml } from '../escape-html.ts';

/** Title and button. */
const wordsOfKind = {
  failed: ['title', 'again'],
  /** Trying again may be enough. */
  mayPass: ['title', 'tryAgain'],
  signedOut: ['signedOut', 'again'],
} as const;

export interface FailedSignIn {
  culture: Culture;
  /** A paragraph each. */
  words: readonly string[];
  /** Shown within the message, marked so that it can be copied. */
  cause: string | undefined;
  /** Where the next attempt leads. */
  returnTo: string;
  kind: keyof typeof wordsOfKind;
  code: number;
  requestId: string;
  /** Contact; empty for none. */
  supportEmail: string;
}

const style = `:root{color-scheme:light dark;--page:#f5f7f6;--surface:#fff;--text:#1f2a24;--soft:#5b6860;--primary:#0b7a43;--on-primary:#fff;--ring:#7fc8a0}
@media (prefers-color-scheme:dark){:root{--page:#101512;--surface:#181f1b;--text:#e3eae6;--soft:#a3b1a9;--primary:#4cc38a;--on-primary:#06170e;--ring:#2f6b4c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);
font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:30rem;margin:2rem;padding:2rem 2.5rem;background:var(--surface);border-radius:12px;border-top:4px solid var(--primary);
box-shadow:0 2px 12px #0b2a1a1f}h1{font-size:1.35rem;margin:0 0 .75rem}small{color:var(--soft);overflow-wrap:anywhere}
code{font:600 .95em/1 ui-monospace,monospace;padding:.15em .4em;border-radius:4px;background:var(--page);user-select:all;overflow-wrap:anywhere}
a{display:inline-block;margin:1rem 0;padding:.5rem 1.25rem;border-radius:6px;background:var(--primary);color:var(--on-primary);
text-decoration:none}a.mail{background:none;color:var(--primary);padding:0;margin:0;text-decoration:underline}a:focus-visible{outline:3px solid var(--ring);outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: its own style and nothing else. */
export const signInPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function signInPage(failed: FailedSignIn): string {
  const { culture, words, cause, returnTo, kind, code, requestId, supportEmail } = failed;
  const [title, button] = wordsOfKind[kind];
  const text = (key: string) => escapeHtml(message(culture, 'gateway', `signInFailed.${key}`, { code, requestId }));
  const again = new URLSearchParams({ culture, ...(returnTo === '/' ? {} : { returnTo }) });
  return `<!doctype html>
<html lang="${culture}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)} - ${escapeHtml(productName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${words.map((paragraph) => `<p>${withCause(escapeHtml(paragraph), cause)}</p>`).join('\n')}
<a href="/bff/login?${escapeHtml(String(again))}">${text(button)}</a>
${supportEmail === '' ? '' : `<p><a class="mail" href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a></p>`}
<p><a class="mail" href="/contact">${escapeHtml(message(culture, 'common', 'errorAction.contactUs'))}</a></p>
${requestId === '' ? '' : `<small>${text('reference')}</small>`}
</main>
</body>
</html>
`;
}

function withCause(paragraph: string, cause: string | undefined): string {
  return cause === undefined ? paragraph : paragraph.replace(cause, `<code>${cause}</code>`);
}
