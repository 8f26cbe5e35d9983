// Certificates made on the spot (X.690 DER, RFC 5280): of a server nobody should trust, and of an authority of a house.

import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certified {
  key: string;
  cert: string;
}

const ecdsaWithSha256 = oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]);
const commonName = oid([0x55, 0x04, 0x03]);
const basicConstraints = oid([0x55, 0x1d, 0x13]);

/** Key and certificate in PEM, valid for years, for a host name. */
export function selfSigned(host: string): Certified {
  return issue(host, undefined, Buffer.alloc(0));
}

/** An authority that may certify others. */
export function selfSignedAuthority(name: string): Certified & { certify(host: string): Certified } {
  const isAuthority = der(0x04, sequence(der(0x01, Buffer.from([0xff]))));
  const extension = sequence(basicConstraints, der(0x01, Buffer.from([0xff])), isAuthority);
  const own = issue(name, undefined, der(0xa3, sequence(extension)));
  return { ...own, certify: (host) => issue(host, { name, key: own.key }, Buffer.alloc(0)) };
}

function issue(subject: string, issuer: { name: string; key: string } | undefined, extensions: Buffer): Certified {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const algorithm = sequence(ecdsaWithSha256);
  const validity = sequence(time('200101000000Z'), time('491231235959Z'));
  const serial = der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)]));
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const issuerName = nameOf(issuer?.name ?? subject);
  const body = sequence(version, serial, algorithm, issuerName, validity, nameOf(subject), spki, extensions);
  const signed = sign('sha256', body, issuer?.key ?? key);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), signed]));
  const encoded = sequence(body, algorithm, signature).toString('base64');
  return {
    key,
    cert: `-----BEGIN CERTIFICATE-----\n${encoded.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function nameOf(text: string): Buffer {
  return sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  return length < 256 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function time(utc: string): Buffer {
  return der(0x17, Buffer.from(utc));
}
