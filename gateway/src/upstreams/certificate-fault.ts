// A upstream whose certificate does not count (Node's names of the faults that OpenSSL finds).

const faults =
  /^(?:CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|CRL_)/;

/** True for an error, or one behind it, that says a certificate is not trusted, not valid now or for another name. */
export function isCertificateFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && faults.test(String(error.code))) return true;
  if (error instanceof AggregateError && error.errors.some(isCertificateFault)) return true;
  return isCertificateFault(error.cause);
}
