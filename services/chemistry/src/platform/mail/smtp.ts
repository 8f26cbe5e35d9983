// The way to the mail server that the operator configures.

import { createTransport, type Transporter } from 'nodemailer';

/** `smtpUrl` is smtp:// or smtps://, with user and password where the server wants them. */
export function openSmtp(smtpUrl: string, timeoutMs: number): Transporter {
  const patience = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isEncrypted = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: port === '' ? (isEncrypted ? 465 : 587) : Number(port),
    secure: isEncrypted,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
