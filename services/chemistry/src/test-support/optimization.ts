// Condition optimizations for tests, as several chemists and in both languages.

import type { CallInput } from '@app/shared/contracts/catalogue';
import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import type { YieldImport } from '@app/shared/contracts/conditions/experiments';
import type { TestService } from './service.ts';

export const suzuki = 'Brc1ccncc1.OB(O)c1ccc(F)cc1>>Fc1ccc(-c2ccncc2)cc1';

export const asChemist = (sub: string, culture: 'en' | 'zh-CN' = 'en') => ({
  claims: { sub },
  headers: { 'x-culture': culture },
});

/** Optimizes the Suzuki coupling, or what the body says. */
export async function optimized(
  service: TestService,
  sub: string,
  body: Partial<CallInput<'conditionOptimization'>['body']> = {},
): Promise<OptimizationResult> {
  const asked = { body: { ...('routeId' in body ? {} : { reaction: suzuki }), ...body } };
  return (await service.call('conditionOptimization', asked, asChemist(sub))).data;
}

/** A file of yields, as the gateway sends it. */
export async function importFile(
  service: TestService,
  sub: string,
  id: string,
  file: { name: string; content: Buffer },
  culture = 'en',
): Promise<{ code: number; data: YieldImport }> {
  const head = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${file.name}"\r\n\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/retro/con-opt-results-import?id=${id}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token({ sub })}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-culture': culture,
    },
    payload: Buffer.concat([Buffer.from(head), file.content, Buffer.from('\r\n--b--\r\n')]),
  });
  return response.json();
}
