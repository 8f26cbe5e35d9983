// Signed as the Standard Webhooks specification 1.0 says: docs/eln-webhook.md.

import { createHmac } from 'node:crypto';

export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Headers by which the receiver knows the sender, the moment, and that nothing was changed on the way. */
export function signedHeaders(id: string, body: string, secret: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${digest}` };
}
