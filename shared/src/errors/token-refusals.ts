// Why a service takes no token, as it says so to the gateway in `details.reason` of its 401, 403 or 503.

export const tokenRefusals = [
  'audience-missing',
  'issuer-differs',
  'token-expired',
  'key-unknown',
  'keys-unreachable',
  'algorithm-refused',
  'signature-wrong',
  'subject-missing',
  'tenant-missing',
  'tenant-refused',
  'token-unreadable',
  'token-missing',
] as const;

export type TokenRefusal = (typeof tokenRefusals)[number];

/** The reason that the details of an error name. */
export function tokenRefusalIn(details: unknown): TokenRefusal | undefined {
  const reason: unknown = typeof details === 'object' && details !== null && Reflect.get(details, 'reason');
  return tokenRefusals.find((known) => known === reason);
}
