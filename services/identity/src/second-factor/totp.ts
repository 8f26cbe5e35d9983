// One-time passwords by the clock (RFC 6238), as authenticator apps make them: SHA-1, six digits, thirty seconds.

import { generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/**
 * The step of the clock whose code this is: the current one, the one before or after it (RFC 6238 section 5.2), and later
 * than `lastStep`. Undefined for a wrong or used code. `nowMs` is in epoch ms.
 */
export function matchingStep(secret: string, code: string, nowMs: number, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(nowMs / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return 'timeStep' in result && result.timeStep > lastStep ? result.timeStep : undefined;
}

/** The address that authenticator apps read from the QR code; the library leaves defaults out, some apps need them. */
export function otpauthUrl(secret: string, issuer: string, userName: string): string {
  return `${generateURI({ secret, issuer, label: userName })}&algorithm=SHA1&digits=6&period=${stepSeconds}`;
}
