// What a person sees when a sign-in fails: one static page, both words and looks without scripts.

import { createHash } from 'node:crypto';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { productName } from '@app/shared/constants/product';

export interface FailedSignIn {
  culture: Culture;
  message: string;
  code: number;
  requestId: string;
  /** Whom to ask; empty for nobody. */
  supportEmail: string;
}

const style = `:root{color-scheme:light dark;--page:#f5f7f6;--surface:#fff;--text:#1f2a24;--soft:#5b6860;--primary:#0b7a43;--on-primary:#fff;--ring:#7fc8a0}
@media (prefers-color-scheme:dark){:root{--page:#101512;--surface:#181f1b;--text:#e3eae6;--soft:#a3b1a9;--primary:#4cc38a;--on-primary:#06170e;--ring:#2f6b4c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);
font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:30rem;margin:2rem;padding:2rem 2.5rem;background:var(--surface);border-radius:12px;border-top:4px solid var(--primary);
box-shadow:0 2px 12px #0b2a1a1f}h1{font-size:1.35rem;margin:0 0 .75rem}small{color:var(--soft);overflow-wrap:anywhere}
a{display:inline-block;margin:1rem 0;padding:.5rem 1.25rem;border-radius:6px;background:var(--primary);color:var(--on-primary);
text-decoration:none}a.mail{background:none;color:var(--primary);padding:0;margin:0;text-decoration:underline}a:focus-visible{outline:3px solid var(--ring);outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: its own style and nothing else. */
export const signInPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function signInPage({ culture, message: reason, code, requestId, supportEmail }: FailedSignIn): string {
  const text = (key: string) => escapeHtml(message(culture, 'gateway', `signInFailed.${key}`, { code, requestId }));
  return `<!doctype html>
<html lang="${culture}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text('title')} - ${escapeHtml(productName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${escapeHtml(reason)}</p>
<a href="/bff/login?culture=${culture}">${text('again')}</a>
${supportEmail === '' ? '' : `<p><a class="mail" href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a></p>`}
<p><a class="mail" href="/contact">${escapeHtml(message(culture, 'common', 'errorAction.contactUs'))}</a></p>
<small>${text('reference')}</small>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
