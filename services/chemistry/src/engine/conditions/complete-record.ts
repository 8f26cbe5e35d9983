// Records leave out what everybody knows: a coupling without its activator, a hydrogenation without its catalyst.

import type { ReactionTemplate, TypicalConditions } from '../../chemistry/templates/template.ts';
import {
  covers,
  functionsOf,
  functionsOfAll,
  type AgentFunction,
} from '../../chemistry/reaction-classes/agent-functions.ts';
import { isDrowned } from './clean-record.ts';
import { isMetal } from './factors.ts';
import type { ReadAgents } from './agent-reader.ts';

/** What supports a reaction and does not make it: with nothing else there, the record has left something out. */
const additives = new Set(['NH4Cl', 'NaHCO3', 'HOBt', 'HOAt', 'N-hydroxysuccinimide']);
const amineBases = new Set(['Et3N', 'DIPEA', 'N-methylmorpholine', 'pyridine', 'DMAP', 'NaHCO3']);

/** A reduction whose record names none of these has lost its hydride or hydrogen; what is left is the work-up. */
const reductants =
  /^H2$|^(?:Pd|Pt|Rh|Ru|Raney)|^(?:Na|Li)BH|LiAlH4|DIBAL|^BH3|9-BBN|Et3SiH|Bu3SnH|SnCl2|^(?:Zn|Fe|Mg|Na|Li)$|Na2S|N2H4|HCO2|PPh3|Red-Al|TiCl3|NaH2PO2/;

/**
 * Whether agents could run the kind of reaction: they name a solvent, a reductant where it reduces, a catalyst where the kind
 * never does without, and what does the work of one of its typical lines; an amine base alone couples nothing where every typical
 * line has an activator beside it. Where nothing typical is known, any agent counts.
 */
export function isComplete(kind: Pick<ReactionTemplate, 'class' | 'conditions'>, agents: ReadAgents): boolean {
  const { reagents, solvents, catalysts } = agents;
  const names = [...reagents, ...catalysts];
  if (solvents.length === 0 || isDrowned(agents) || !isConsistent(agents)) return false;
  if (kind.class === 'reduction') return names.some((name) => reductants.test(name));
  const lines = kind.conditions.filter((line) => line.reagents.length + (line.catalysts?.length ?? 0) > 0);
  if (lines.length < kind.conditions.length) return true;
  const acting = actingOf(kind, agents);
  if (acting.length === 0 || (needsCatalyst(kind) && catalysts.length === 0)) return false;
  const functions = functionsOfAll(acting, solvents);
  const bases = functionsOfAll([...reagents, ...solvents], []);
  if (needsBase(kind) && !bases.has('base')) return false;
  return lines.length === 0 || lines.some((line) => covers(functions, lineFunctions(line)));
}

const hydrogenCatalyst = /^(?:\d+% )?(?:Pd|Pt|Rh|Ru|Ir|Raney|Lindlar|Wilkinson|PtO2|NiCl2|Ni)|Crabtree/;
const ligand = /^(?:BINAP|Xantphos|dppf|PCy3|P\(|AmPhos|cataCXium|.*Phos$)/;

/** Whether no agent needs another one that is not there: hydrogen its catalyst, a ligand its metal, an azodicarboxylate its phosphine. */
export function isConsistent({ reagents, catalysts }: ReadAgents): boolean {
  const names = [...reagents, ...catalysts];
  const functions = functionsOfAll(names, []);
  if (names.includes('H2') && !names.some((name) => hydrogenCatalyst.test(name))) return false;
  if (names.some((name) => ligand.test(name)) && !names.some(isMetal)) return false;
  return !functions.has('azodicarboxylate') || functions.has('phosphine');
}

/** A coupling of which every typical line has a base beside its metal is not run without one. */
function needsBase({ conditions }: Pick<ReactionTemplate, 'conditions'>): boolean {
  const lacksBase = ({ reagents, catalysts = [] }: TypicalConditions): boolean =>
    catalysts.length === 0 || !reagents.some((name) => functionsOf(name).has('base'));
  return conditions.length > 0 && !conditions.some(lacksBase);
}

function needsCatalyst({ conditions }: Pick<ReactionTemplate, 'conditions'>): boolean {
  return conditions.length > 0 && conditions.every((line) => (line.catalysts?.length ?? 0) > 0);
}

function actingOf(
  { class: kind, conditions }: Pick<ReactionTemplate, 'class' | 'conditions'>,
  { reagents, catalysts }: ReadAgents,
): string[] {
  const needsActivator =
    kind === 'acylation' && conditions.length > 0 && conditions.every(({ reagents: all }) => all.length > 1);
  const idle = (name: string): boolean => additives.has(name) || (needsActivator && amineBases.has(name));
  return [...reagents.filter((name) => !idle(name)), ...catalysts];
}

function lineFunctions({ reagents, catalysts = [] }: TypicalConditions): ReadonlySet<AgentFunction>[] {
  return [...reagents, ...catalysts].map(functionsOf);
}
