// Where a sign-in may lead: a path of our own, nothing a browser could read as another host (ASVS 3.7.2).

const maxLength = 2_000;
const secretParameters = ['code', 'state', 'session_state', 'shareCode'];

/** The path if it is safe to redirect to, else `/`. The caller has decoded it once. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxLength) return '/';
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\') || hasControlCharacter(value))
    return '/';
  const base = 'http://own.invalid';
  const parsed = URL.parse(value, base);
  // Dots may resolve into a second slash: /..//host.
  if (parsed?.origin !== base || parsed.pathname.startsWith('//') || isServerPath(parsed.pathname)) return '/';
  for (const name of secretParameters) if (parsed.searchParams.has(name)) parsed.searchParams.delete(name);
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  // Letters beyond ASCII are written in nine characters each: no cookie would hold them.
  return path.length > maxLength ? '/' : path;
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

// A call or a sign-in is no page to return to, however it is spelled; the latter would run in circles.
function isServerPath(pathname: string): boolean {
  return /^\/(api|bff)(\/|$)/.test(pathname) || /^\/[^/]*%/.test(pathname);
}
