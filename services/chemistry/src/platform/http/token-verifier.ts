// Whose tokens count: those of the identity provider, and the gateway's own for calls that an API key signs.

import { decodeJwt, errors, type JWTPayload } from 'jose';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { AppError } from '@app/shared/errors/app-error';
import type { ProviderAddresses } from './discovery.ts';
import { createIssuerKeys, type IssuerKeys } from './issuer-keys.ts';
import { refusalReasonOf } from './refusal-reason.ts';

export interface GatewayIssuer {
  /** As it is in the tokens. */
  issuer: string;
  /** Where the gateway publishes its keys, without a slash at the end. */
  url: string;
}

export interface Verified {
  claims: JWTPayload;
  /** The gateway calls for itself, on behalf of no user. */
  isGateway: boolean;
  /** A token of the identity provider, which can say more of its user than the token does. */
  isOfProvider: boolean;
}

/** Throws 401 for a token that does not count, 503 while its issuer cannot be asked for its keys; `details.reason` says why. */
export type VerifyToken = (token: string) => Promise<Verified>;

const audience = 'synthesis-api';
const clockToleranceSeconds = 5;
/** The gateway's tokens live for a minute; one that claims a longer life is none of its own. */
const gatewayTokenAge = '90s';

export interface TokenVerifierOptions {
  issuer: string;
  discover(): Promise<ProviderAddresses>;
  /** Whose own tokens count, too. */
  gateway: GatewayIssuer | undefined;
}

export function createTokenVerifier({ issuer: providerIssuer, discover, gateway }: TokenVerifierOptions): VerifyToken {
  const providerKeys = createIssuerKeys(async () => (await discover()).jwks_uri);
  const gatewayKeys = gateway && createIssuerKeys(async () => `${gateway.url}/.well-known/jwks.json`);

  async function ofProvider(token: string): Promise<Verified> {
    const options = { issuer: providerIssuer, audience, algorithms: [...signatureAlgorithms] };
    const required = { clockTolerance: clockToleranceSeconds, requiredClaims: ['sub', 'exp'] };
    const claims = await providerKeys.verify(token, { ...options, ...required });
    return { claims, isGateway: false, isOfProvider: true };
  }

  async function ofGateway(token: string, issuer: string, keys: IssuerKeys): Promise<Verified> {
    const options = { issuer, audience, algorithms: ['EdDSA'], maxTokenAge: gatewayTokenAge };
    const required = { clockTolerance: clockToleranceSeconds, requiredClaims: ['exp'] };
    const claims = await keys.verify(token, { ...options, ...required });
    const isGateway = claims['scope'] === 'gateway';
    if (isGateway === (claims.sub !== undefined)) throw new AppError('unauthorized', { reason: 'subject-missing' });
    return { claims, isGateway, isOfProvider: false };
  }

  return async (token) => {
    try {
      const isOfGateway = gateway !== undefined && decodeJwt(token).iss === gateway.issuer;
      return isOfGateway && gatewayKeys ? await ofGateway(token, gateway.issuer, gatewayKeys) : await ofProvider(token);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw isTokenFault(error)
        ? new AppError('unauthorized', { reason: refusalReasonOf(error) }, { cause: error })
        : new AppError('serviceUnavailable', { reason: 'keys-unreachable' }, { cause: error });
    }
  };
}

const tokenFaults = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isTokenFault(error: unknown): boolean {
  return tokenFaults.some((fault) => error instanceof fault);
}
