// A thread that takes every template, except those that end or hold it up.

import type { GivenTemplate, TemplateCheck } from '../../features/templates/check-template.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

serve(
  Promise.resolve({
    answer: async (given: readonly GivenTemplate[]): Promise<TemplateCheck[]> => {
      if (given.some(({ smarts }) => smarts === 'die')) process.exit(1);
      if (given.some(({ smarts }) => smarts === 'hang')) await new Promise(() => {});
      return given.map(({ smarts }) => ({ ok: true, smarts, triedOn: 0 }));
    },
  }),
);
