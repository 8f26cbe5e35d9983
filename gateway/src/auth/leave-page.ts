// Signing out at the provider with a form: an ID token that grew with groups makes an address that is too long for a server or
// a proxy. The page sends itself; without scripts its button does.

import { createHash } from 'node:crypto';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { productName } from '@app/shared/constants/product';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** The page's own address, which is left in the history in place of one with a code in it. */
export const leavePath = '/bff/sign-out';

/** What servers and proxies take of an address at least: 8 KB for the whole request line. */
const longestAddress = 8_000;

const script = `history.replaceState(null,'','${leavePath}');document.forms[0].submit()`;
const style = `:root{color-scheme:light dark}body{margin:3rem auto;max-width:30rem;padding:0 1rem;
font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
button{font:inherit;padding:.5rem 1.25rem;border:0;border-radius:6px;background:#0b7a43;color:#fff;cursor:pointer}`;
const [scriptHash, styleHash] = [script, style].map((text) => createHash('sha256').update(text).digest('base64'));

/** True for an address of the provider that goes by form. */
export function isTooLong(address: string): boolean {
  return address.length > longestAddress;
}

/** Leads on to the provider's sign-out: by address, or by form where that is too long. */
export function leadToProvider(address: string, culture: Culture, reply: FastifyReply): FastifyReply {
  if (!isTooLong(address)) return reply.redirect(address, 302);
  return reply
    .code(200)
    .header('content-security-policy', policyFor(new URL(address)))
    .type('text/html; charset=utf-8')
    .send(leavePage(new URL(address), culture));
}

// A provider may lead on to those that it trusts itself, and back to us: browsers hold redirects of a form against it, too.
function policyFor({ origin }: URL): string {
  const own = `script-src 'sha256-${scriptHash}'; style-src 'sha256-${styleHash}'`;
  return `default-src 'none'; ${own}; form-action ${origin} 'self' https:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

function leavePage(address: URL, culture: Culture): string {
  const text = (key: string) => escapeHtml(message(culture, 'gateway', `leaving.${key}`));
  const fields = [...address.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
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
<p>${text('text')}</p>
<form method="post" action="${escapeHtml(`${address.origin}${address.pathname}`)}">
${fields.join('\n')}
<button>${text('button')}</button>
</form>
</main>
<script>${script}</script>
</body>
</html>
`;
}
