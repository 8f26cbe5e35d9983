/** Address that opens a mail to `to`, by RFC 6068. Line breaks become CRLF. */
export function mailtoAddress(to: string, subject: string, body?: string): string {
  const fields = { subject, ...(body !== undefined && { body: body.replaceAll(/\r?\n/g, '\r\n') }) };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query.join('&')}`;
}
