// Uploads of files to be scored, as the gateway sends them.

import type { JWTPayload } from 'jose';
import type { ErrorBody } from '@app/shared/contracts/call';
import type { ScoreFileCheck, ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { TestService } from './service.ts';

interface Answers {
  import: { task: ScoreTask };
  'import-check': ScoreFileCheck;
}

export interface Uploaded<T> {
  code: number;
  data: T;
  error?: ErrorBody;
}

export interface UploadOptions {
  query?: Record<string, string>;
  claims?: JWTPayload;
  culture?: string;
}

export async function uploadScores<N extends keyof Answers>(
  service: TestService,
  path: N,
  file: { name: string; content: Buffer },
  { query = {}, claims = {}, culture = 'en' }: UploadOptions = {},
): Promise<Uploaded<Answers[N]>> {
  const head = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${file.name}"\r\n\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/sascore/${path}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-culture': culture,
    },
    payload: Buffer.concat([Buffer.from(head), file.content, Buffer.from('\r\n--b--\r\n')]),
  });
  return response.json();
}
