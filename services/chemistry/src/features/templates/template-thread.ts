// A thread that checks templates. One that RDKit cannot bear ends the thread, and its host finds out which it was.

import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { checkTemplate, type GivenTemplate, type TemplateCheck } from './check-template.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  return {
    answer: (given: readonly GivenTemplate[]): TemplateCheck[] => {
      try {
        return given.map((one) => checkTemplate(rdkit, one));
      } catch {
        process.exit(1);
      }
    },
  };
}
