// The request of the measurement: authenticated, permission-checked, answered with 1 KB.

import type { Contender } from './contenders.ts';
import type { Target } from './load.ts';

const path = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';

export function targetOf({ port, cookie }: Pick<Contender, 'port' | 'cookie'>): Target {
  return {
    url: `http://127.0.0.1:${port}${path}`,
    headers: {
      // wrk knows this name only when it is written so.
      Host: `localhost:${port}`,
      Accept: 'application/json',
      'X-CSRF': '1',
      'X-Culture': 'en',
      'X-Timezone-Offset': '8',
      ...(cookie === '' ? {} : { Cookie: cookie }),
    },
  };
}
