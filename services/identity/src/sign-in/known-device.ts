// A cookie for a browser that has signed an account in, so that wrong passwords from elsewhere do not slow it down.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieOf } from '../html/culture.ts';
import { signInPath } from '../provider.ts';

const yearSeconds = 365 * 24 * 60 * 60;

export interface DeviceOptions {
  key: string;
  accountId: string;
  /** With TLS the cookie goes nowhere without it. */
  isSecure: boolean;
}

/** The device's own random name; undefined for a browser that has not signed this account in. */
export function deviceOf(req: IncomingMessage, { key, accountId }: Pick<DeviceOptions, 'key' | 'accountId'>) {
  const [device = '', signed = ''] = (cookieOf(req, cookieName(key, accountId)) ?? '').split('.');
  const expected = Buffer.from(signature(key, accountId, device));
  const actual = Buffer.from(signed);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? device : undefined;
}

/** Makes the browser a known one, unless it is. */
export function rememberDevice(req: IncomingMessage, res: ServerResponse, options: DeviceOptions): void {
  const { key, accountId, isSecure } = options;
  const device = deviceOf(req, options) ?? randomBytes(16).toString('base64url');
  const attributes = `Path=${signInPath}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const value = `${device}.${signature(key, accountId, device)}`;
  res.appendHeader('set-cookie', `${cookieName(key, accountId)}=${value}; ${attributes}`);
}

// One for each account that uses the browser, without saying which.
function cookieName(key: string, accountId: string): string {
  return `idp_device_${createHmac('sha256', key).update(`device-name ${accountId}`).digest('hex').slice(0, 8)}`;
}

function signature(key: string, accountId: string, device: string): string {
  return createHmac('sha256', key).update(`device ${accountId} ${device}`).digest('base64url');
}
