/** Minor units of what somebody typed, such as `12,000.5`; undefined for anything that is no amount above nothing. */
export function readMoney(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[\s,，]/gu, '');
  const [, whole, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}
