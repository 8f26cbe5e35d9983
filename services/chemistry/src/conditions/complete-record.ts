// Records leave out what everybody knows: a coupling without its activator, a hydrogenation without its catalyst.

import type { ReactionTemplate } from '../models/templates/template.ts';
import type { ReadAgents } from './agent-reader.ts';

/** What supports a reaction and does not make it: with nothing else there, the record has left something out. */
const additives = new Set(['NH4Cl', 'NaHCO3', 'HOBt', 'HOAt', 'N-hydroxysuccinimide']);
const amineBases = new Set(['Et3N', 'DIPEA', 'N-methylmorpholine', 'pyridine', 'DMAP', 'NaHCO3']);

/** A reduction whose record names none of these has lost its hydride or hydrogen; what is left is the work-up. */
const reductants =
  /^H2$|^(?:Pd|Pt|Rh|Ru|Raney)|^(?:Na|Li)BH|LiAlH4|DIBAL|^BH3|9-BBN|Et3SiH|Bu3SnH|SnCl2|^(?:Zn|Fe|Mg|Na|Li)$|Na2S|N2H4|HCO2|PPh3|Red-Al|TiCl3|NaH2PO2/;

/**
 * Whether agents could run the kind of reaction: they name a solvent, and a catalyst or reagent where the template never
 * never does without, or where nothing typical is known, and a reductant where it reduces; an amine base alone does not couple where every typical line has
 * an activator beside it.
 */
export function isComplete(
  { class: kind, conditions: typical }: Pick<ReactionTemplate, 'class' | 'conditions'>,
  { reagents, solvents, catalysts }: ReadAgents,
): boolean {
  const needsCatalyst = typical.length > 0 && typical.every((line) => (line.catalysts?.length ?? 0) > 0);
  const needsAgent = typical.every((line) => line.reagents.length + (line.catalysts?.length ?? 0) > 0);
  const needsActivator =
    kind === 'acylation' && typical.length > 0 && typical.every((line) => line.reagents.length > 1);
  const acting = reagents.filter((one) => !additives.has(one) && !(needsActivator && amineBases.has(one)));
  if (kind === 'reduction' && ![...reagents, ...catalysts].some((name) => reductants.test(name))) return false;
  if (solvents.length === 0 || (needsCatalyst && catalysts.length === 0)) return false;
  return !needsAgent || acting.length + catalysts.length > 0;
}
