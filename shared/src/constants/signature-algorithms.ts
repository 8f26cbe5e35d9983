/**
 * How ID tokens, access tokens and logout tokens may be signed (RFC 7518 section 3.1, RFC 8037, RFC 9864): every asymmetric
 * way that a provider such as Keycloak offers. Never with a shared secret, never unsigned.
 */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;
export type SignatureAlgorithm = (typeof signatureAlgorithms)[number];
