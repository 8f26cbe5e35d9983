// A thread behind planning by hand: one engine, one question at a time, for a person who waits.

import { workerData } from 'node:worker_threads';
import { proposalLimit } from '@app/shared/contracts/manual/manual';
import { LruCache } from '../../../chemistry/molecule/lru.ts';
import { isRDKitBroken, inchiKey, loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { plannedSmiles } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import { moleculeKeys } from '../../../platform/database/molecule-keys.ts';
import { readBuiltInStock } from '../../../chemistry/stock/stock.ts';
import { ReagentNormalForm } from '../../../chemistry/models/learned/reagents/reagent-normal-form.ts';
import { readTemplateCounts } from '../../../chemistry/models/template-counts.ts';
import { readLearnedStep } from '../../../chemistry/models/learned-step.ts';
import { reactionTemplates } from '../../../chemistry/templates/all.ts';
import { type ProtectOptions, ProtectionService } from '../../protection/service.ts';
import { createEngine } from '../../../engine/search/engine.ts';
import type { StoredRoute } from '../../tasks/stored.ts';
import { StockCache, type SharedList } from '../../../chemistry/stock/stock-cache.ts';
import type { ShapeContext } from '../../tasks/route-shape.ts';
import type { SearchThreadData } from '../../retrosynthesis/search-messages.ts';
import { shapeContext } from '../../tasks/shape-context.ts';
import { serve, type Handlers } from '../../../platform/threads/thread-entry.ts';
import { assessStep, type NamedStep } from '../../tasks/steps/assess.ts';
import { partsBetween } from '../between.ts';
import { Expander } from '../../tasks/steps/expander.ts';
import type { BetweenOrder, ExpansionOrder } from './expansion-host.ts';
import { ReagentForms } from '../reagent-forms.ts';

const knownTenants = 100;

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const { secret } = workerData as SearchThreadData;
  const keys = moleculeKeys(Buffer.from(secret));
  const rdkit = await loadRDKit();
  const counts = readTemplateCounts();
  const stock = new StockCache((smiles) => inchiKey(rdkit, smiles));
  const engine = createEngine({ rdkit, stock, templates: reactionTemplates, counts, learned: readLearnedStep(rdkit) });
  const expander = new Expander({ engine, rdkit, stock, top: proposalLimit });
  const protection = new ProtectionService({ rdkit, engine, stock: readBuiltInStock(), counts });
  const forms = new ReagentForms(rdkit);
  const normal = new ReagentNormalForm(rdkit);
  const normalForm = (precursors: readonly string[]): string[] => normal.of(precursors);
  const precedentsOf = (templateId: string): number => counts.templates[templateId]?.retroHit ?? 0;
  const planned = (smiles: string): string => plannedSmiles(rdkit, smiles);
  const contexts = new LruCache<string, ShapeContext>(knownTenants);
  const contextOf = (tenantId: string): ShapeContext =>
    contexts.getOrMake(tenantId, () => shapeContext({ engine, rdkit, keys, counts }, tenantId));
  return {
    expand: ({ smiles, tenantId, lists, checkMs, stop }: ExpansionOrder) => {
      stock.use(lists);
      const flag = new Int32Array(stop);
      const shouldStop = (): boolean => Atomics.load(flag, 0) !== 0;
      return expander.expand(smiles, contextOf(tenantId), { checkMs, shouldStop });
    },
    proposal: (tenantId: string, lists: SharedList[], smiles: string, id: string) => {
      stock.use(lists);
      return expander.proposal(smiles, id, contextOf(tenantId));
    },
    assess: (tenantId: string, lists: SharedList[], steps: NamedStep[]) => {
      stock.use(lists);
      return steps.map((step) =>
        assessStep({ engine, expander, normalForm, planned, precedentsOf }, step, contextOf(tenantId)),
      );
    },
    forms: (smiles: string) => forms.of(smiles),
    between: ({ tenantId, lists, stop, ...asked }: BetweenOrder) => {
      stock.use(lists);
      const flag = new Int32Array(stop);
      return partsBetween(engine, asked, contextOf(tenantId), () => Atomics.load(flag, 0) !== 0);
    },
    risks: (route: StoredRoute) => protection.risks(route),
    groupsOn: (molecules: string[]) => protection.groupsOn(molecules),
    protect: (tenantId: string, route: StoredRoute, options: ProtectOptions) =>
      protection.protect(route, contextOf(tenantId), options),
  };
}
