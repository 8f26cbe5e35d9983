// The engine of one command run: built-in templates and counts, and the stock that is asked for.

import { readFileSync } from 'node:fs';
import { permittedSteps } from '../engine/search/regulated-steps.ts';
import { loadRDKit } from '../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../chemistry/molecule/rdkit.ts';
import { readLearnedStep } from '../chemistry/models/learned-step.ts';
import { readBuiltInStock, readStockList } from '../chemistry/stock/stock.ts';
import type { Stock } from '../chemistry/stock/stock.ts';
import { readTemplateCounts, type TemplateCounts } from '../chemistry/models/template-counts.ts';
import { GroupHazards } from '../chemistry/facts/group-hazards.ts';
import type { PriceOf } from '../chemistry/stock/price.ts';
import type { StepChecker } from '../chemistry/models/types.ts';
import { reactionTemplates } from '../chemistry/templates/all.ts';
import { stepPenalty } from '../engine/process/step-penalty.ts';
import { createEngine } from '../engine/search/engine.ts';
import { pricesOver } from '../engine/search/stock-prices.ts';
import type { Engine } from '../engine/search/engine.ts';
import type { Route } from '../engine/search/types.ts';
import { withFigures } from '../features/cost/with-figures.ts';
import { shapeRoute } from '../features/tasks/route-shape.ts';
import type { FoundRoute } from '../features/tasks/route-store.ts';
import { shapeContext } from '../features/tasks/shape-context.ts';
import { moleculeKeys } from '../platform/database/molecule-keys.ts';

export interface LoadedEngine {
  rdkit: RDKit;
  engine: Engine;
  /** A route as a task would keep it, with the figures that lists show. */
  figured: (route: Route) => FoundRoute;
  stock: Stock;
  counts: TemplateCounts;
}

/** `stockFile` replaces the built-in stock; lines of it that cannot be read are counted on standard error. */
export async function loadEngine(stockFile?: string): Promise<LoadedEngine> {
  const rdkit = await loadRDKit();
  const stock = stockFile === undefined ? readBuiltInStock() : stockOf(rdkit, stockFile);
  const pricesIn = pricesOver(stock);
  const counts = readTemplateCounts();
  const learned = readLearnedStep(rdkit);
  const templates = reactionTemplates;
  const checkSteps = (own: StepChecker): StepChecker => permittedSteps(rdkit, own);
  const parts = { rdkit, stock, templates, counts, learned, pricesIn, stepPenalty, checkSteps };
  const engine = createEngine(parts);
  return { rdkit, engine, stock, counts, figured: figuredBy(engine, { rdkit, counts, priceOf: pricesIn('USD') }) };
}

// Nobody looks a molecule up by its key here.
const noSecret = Buffer.alloc(32);

function figuredBy(
  engine: Engine,
  { rdkit, counts, priceOf }: { rdkit: RDKit; counts: TemplateCounts; priceOf: PriceOf },
): LoadedEngine['figured'] {
  const context = shapeContext({ engine, rdkit, counts, keys: moleculeKeys(noSecret) }, '');
  const groups = new GroupHazards(rdkit);
  const facts = { priceOf, groupsOf: (smiles: string) => groups.of(smiles) };
  return (route) => withFigures(shapeRoute(route, context), facts);
}

function stockOf(rdkit: RDKit, file: string): Stock {
  const { stock, refused } = readStockList(rdkit, readFileSync(file, 'utf8'));
  const [first] = refused;
  if (first)
    process.stderr.write(`${file}: ${refused.length} lines not read, the first is line ${first.line}: ${first.text}\n`);
  return stock;
}
