// Whether a counted set could be run as it stands. A record names the agents of its whole paragraph: the work-up, the step before and
// the step after. Agents that would use one another up, a solvent that a reagent would take, and a set without what the name of its
// kind says are left out of the choice; no count is changed. What stands what is textbook knowledge (J. Clayden et al., Organic
// Chemistry, 2nd ed. 2012; N. G. Anderson, Practical Process Research and Development, 2nd ed. 2012).

import type { TypicalConditions } from '../templates/template.ts';
import { type AgentFunction, covers, functionsOf, functionsOfAll } from './agent-functions.ts';
import type { ConditionSet } from './condition-counts.ts';

type Agents = Pick<ConditionSet, 'reagents' | 'solvents' | 'catalysts'>;

interface Clash {
  /** A reagent or catalyst. */
  one: RegExp;
  /** Another reagent or catalyst, or a solvent. */
  other: RegExp;
  /** With this in the flask, too, the two are meant. */
  unless?: RegExp;
}

const organometallic =
  /^(?:[nst]-BuLi|MeLi|PhLi|LDA|LiTMP|LiHMDS|NaHMDS|KHMDS|i-PrMgCl.*|.*Mg(?:Br|Cl|I)|AlMe3|Me2Zn|Et2Zn)$/;
const strongHydride = /^(?:LiAlH4|DIBAL-H|Red-Al)$/;
const mildHydride = /^(?:NaBH4|LiBH4|NaBH3CN|NaBH\(OAc\)3)$/;
const borane = /^(?:BH3|9-BBN)/;
const coupling = /^(?:HATU|HBTU|TBTU|PyBOP|PyBroP|BOP|BOP-Cl|EDC|DCC|DIC|CDI|T3P|DEPC|DMTMM|isobutyl chloroformate)$/;
const hydroxide = /^(?:Na|K|Li)OH$|^Ba\(OH\)2$/;
const water = /^(?:H2O|water)$/;
const alcohol =
  /^(?:MeOH|EtOH|i-PrOH|n-PrOH|n-BuOH|isobutanol|t-BuOH|t-amyl alcohol|ethylene glycol|trifluoroethanol)$/;
const chlorinated = /^(?:CH2Cl2|CHCl3|CCl4|1,2-dichloroethane)$/;
const ketone = /^(?:acetone|2-butanone|4-methyl-2-pentanone)$/;
const ester = /^(?:EtOAc|i-PrOAc)$/;
const proton = /^(?:AcOH|HCl|HBr|HI|H2SO4|H3PO4|TFA|TsOH|MeSO3H|HCO2H|NH4Cl|NH3|NH4OH|NaHCO3)$/;
const oxidant =
  /^(?:mCPBA|H2O2|t-BuOOH|Oxone|NaIO4|KMnO4|MnO2|CrO3|PCC|PDC|Dess–Martin periodinane|IBX|NaOCl|NaClO2|OsO4|O3|NMO)$/;
const quencher = /^(?:dimethyl sulfide|Me2S|Na2S2O3|Na2SO3|NaHSO3|Na2S2O5)$/;
const acylating = /^(?:MsCl|TsCl|Tf2O|TFAA|oxalyl chloride|POCl3|PCl[35]|PBr3|triphosgene|CDI|ethyl chloroformate)$/;
const lewisAcid = /^(?:AlCl3|TiCl4|SnCl4|BBr3|BCl3|TMSOTf|TMSI)$/;
const halogenation = /^(?:Br2|Cl2|I2|N[BCI]S|SO2Cl2)$/;

const clashes: readonly Clash[] = [
  { one: organometallic, other: proton },
  { one: organometallic, other: water },
  { one: organometallic, other: ketone },
  { one: organometallic, other: ester },
  { one: /^(?:[nst]-BuLi|MeLi|PhLi|LDA|.*Mg(?:Br|Cl|I))$/, other: alcohol },
  { one: /^(?:[nst]-BuLi|MeLi|PhLi)$/, other: /^(?:CH2Cl2|CHCl3|CCl4|1,2-dichloroethane|MeCN|DMSO)$/ },
  { one: organometallic, other: oxidant },
  { one: strongHydride, other: water },
  { one: strongHydride, other: alcohol },
  { one: strongHydride, other: ketone },
  { one: strongHydride, other: ester },
  { one: strongHydride, other: proton },
  { one: /^LiAlH4$/, other: chlorinated },
  { one: /^LiAlH4$/, other: /^(?:DMF|DMSO|MeCN|DMA|NMP|AcOH)$/ },
  { one: strongHydride, other: oxidant },
  { one: mildHydride, other: oxidant },
  { one: mildHydride, other: ketone },
  { one: /^NaBH\(OAc\)3$/, other: /^(?:MeOH|EtOH|H2O)$/ },
  { one: borane, other: alcohol },
  { one: borane, other: water, unless: /^H2O2$|^NaBO3/ },
  { one: borane, other: ketone },
  { one: /^(?:NaH|KH)$/, other: water },
  { one: /^(?:NaH|KH)$/, other: proton },
  { one: /^(?:NaH|KH)$/, other: chlorinated },
  { one: coupling, other: hydroxide },
  { one: coupling, other: strongHydride },
  { one: coupling, other: mildHydride },
  { one: /^(?:CDI|DCC|DIC|isobutyl chloroformate)$/, other: water },
  { one: oxidant, other: quencher, unless: /^O3$/ },
  { one: halogenation, other: quencher },
  { one: halogenation, other: ketone },
  { one: acylating, other: /^(?:MeOH|EtOH|i-PrOH|n-BuOH)$/ },
  { one: /^(?:TFAA|Tf2O|oxalyl chloride|PCl5|triphosgene|SOCl2|POCl3|PBr3)$/, other: water },
  { one: lewisAcid, other: water },
  { one: lewisAcid, other: /^(?:MeOH|EtOH|i-PrOH|DMSO)$/ },
  // A little DMF is the catalyst of an acid chloride.
  { one: lewisAcid, other: /^DMF$/, unless: /^(?:oxalyl chloride|SOCl2)$/ },
  // Chlorinated solvents give diazidomethane; an acid gives hydrazoic acid.
  { one: /^NaN3$/, other: chlorinated },
  { one: /^NaN3$/, other: /^(?:HCl|H2SO4|HBr|TFA)$/ },
];

/** Kinds that water alone ends: what is taken off is what water would give. */
const waterFree: ReadonlySet<string> = new Set(['acylation', 'protection']);
const inWater = /^(?:aq\. )?(?:Na|K|Li|Cs|Ca|Mg|Ba|NH4)(?:2|3)?\(?(?:OH|H?CO3|OAc|H?PO4|HMDS|H)|^NH3$|^NH4OH$|^MgO$/;

/** A record with more names those of the chromatography. */
const mostSolvents = 3;

/** Whether its agents stand one another, and the kind its only solvent. */
export function isSound(agents: Agents, reactionClass?: string): boolean {
  const { reagents, catalysts, solvents } = agents;
  const acting = [...reagents, ...catalysts];
  const all = [...acting, ...solvents];
  const has = (name: RegExp): boolean => all.some((one) => name.test(one));
  if (solvents.length > mostSolvents) return false;
  const isWashedOnly = solvents.length > 0 && solvents.every((one) => water.test(one)) && acting.length > 0;
  if (isWashedOnly && waterFree.has(reactionClass ?? '') && !acting.some((one) => inWater.test(one))) return false;
  return !clashes.some(
    ({ one, other, unless }) => acting.some((name) => one.test(name)) && has(other) && !(unless && has(unless)),
  );
}

const dissolvesCarbonate = /^(?:H2O|DMF|DMA|NMP|DMSO)$/;

/** Whether the record leaves out the water of a coupling: sodium carbonate dissolves in no ether, alcohol or toluene. */
export function lacksWater({ reagents, catalysts, solvents }: Agents): boolean {
  const isCoupling = reagents.includes('Na2CO3') && catalysts.some((one) => one.startsWith('Pd'));
  return isCoupling && solvents.length > 0 && !solvents.some((one) => dissolvesCarbonate.test(one));
}

/** What a kind is run with when its name says so. */
const namedAgents: readonly { name: RegExp; agent: RegExp }[] = [
  { name: /Corey–Bakshi–Shibata/, agent: /CBS/ },
  { name: /ester enolate/, agent: /^(?:LDA|LiHMDS|NaHMDS|KHMDS)$/ },
  {
    name: /Friedel–Crafts/,
    agent: /^(?:AlCl3|FeCl3|TiCl4|SnCl4|ZnCl2|BF3|TfOH|MeSO3H|H2SO4|HF|P2O5|polyphosphoric acid|TFAA)/,
  },
  { name: /\bNBS\b/, agent: /^NBS$/ },
  { name: /\bNCS\b/, agent: /^NCS$/ },
  { name: /\bNIS\b/, agent: /^NIS$/ },
  { name: /with borane/, agent: /^BH3/ },
  { name: /sodium borohydride/, agent: /^NaBH4$/ },
  { name: /lithium aluminium hydride/i, agent: /^LiAlH4$/ },
  { name: /\bDIBAL\b/, agent: /^DIBAL-H$/ },
  { name: /\bmCPBA\b/, agent: /^mCPBA$/ },
  { name: /phosphorus oxychloride|\bPOCl3\b/, agent: /^POCl3$/ },
  { name: /thionyl chloride/, agent: /^SOCl2$/ },
  { name: /with hydrazine/, agent: /^N2H4/ },
  { name: /Lindlar/, agent: /Lindlar|^quinoline$|Pd\/CaCO3|Pd\/BaSO4/ },
  { name: /Mitsunobu/, agent: /^(?:DEAD|DIAD|DBAD|ADDP|DPPA)/ },
  { name: /Appel/, agent: /^PPh3$/ },
  { name: /Swern/, agent: /^oxalyl chloride$/ },
  { name: /Dess–Martin/, agent: /^Dess–Martin/ },
  { name: /Pinnick/, agent: /^NaClO2$/ },
  { name: /Lemieux|Upjohn|dihydroxylation/i, agent: /OsO4/ },
  { name: /Chan–Lam|Ullmann|Goldberg/, agent: /^Cu/ },
  { name: /Buchwald–Hartwig (?:amination|arylation)/, agent: /^(?:Pd|BrettPhos Pd|XPhos Pd|RuPhos Pd)/ },
  {
    name: /[Hh]ydrogenolysis|^Hydrogenation|[Hh]ydrogenation of/,
    agent: /^(?:\d+% )?(?:Pd|Pt|Rh|Ru|Raney)|^PtO2|^Lindlar/,
  },
  { name: /Benzylic (?:bromination|chlorination)|Wohl–Ziegler/, agent: /AIBN|BPO/ },
  { name: /Staudinger/, agent: /^(?:PPh3|PMe3|PBu3)$/ },
  { name: /Wolff–Kishner/, agent: /^N2H4|^Et3SiH$|^Zn/ },
];

/** What would be another nucleophile beside the one of the kind. */
const rivals: readonly { name: RegExp; agent: RegExp }[] = [
  { name: /^SNAr .*\b(?:amine|ammonia|azole|phenol|thiol|hydrazine)\b/, agent: /^(?:Na|K|Li)O(?:Me|Et)$/ },
  { name: /^(?:N|S)-Alkylation|^O-Alkylation of a phenol/, agent: /^(?:Na|K|Li)O(?:Me|Et)$/ },
  { name: /Grignard|organolithium|organometallic|Weinreb ketone/i, agent: /^(?:NH4Cl|NH3|HCl|H2SO4|AcOH|NaHCO3)$/ },
  { name: /^(?:Acylation|Amide coupling|Sulfonylation)/, agent: /^(?:NH3|NH4OH)$/ },
  { name: /^(?:Ammonolysis|Aminolysis|Hydrolysis|Cleavage)/, agent: /^(?:HATU|HBTU|TBTU|PyBOP|EDC|DCC|CDI)$/ },
];

/** Whether a set holds what the name of its kind says, which any does where no typical line holds it either, and no other nucleophile. */
export function fitsName(agents: Agents, name: string, typical: readonly TypicalConditions[]): boolean {
  const names = [...agents.reagents, ...agents.catalysts];
  if (rivals.some((one) => one.name.test(name) && names.some((agent) => one.agent.test(agent)))) return false;
  const asked = namedAgents.filter((one) => one.name.test(name));
  const holds = ({ reagents, catalysts = [], solvents }: TypicalConditions | Agents, agent: RegExp): boolean =>
    [...reagents, ...catalysts, ...solvents].some((one) => agent.test(one));
  return asked.every(({ agent }) => !typical.some((line) => holds(line, agent)) || holds(agents, agent));
}

const isOfReaction = (name: string): boolean => !name.includes('(work-up)');

const couplingMetals: readonly AgentFunction[] = ['palladium', 'copper'];

/**
 * Whether a set does the work of a typical line, and brings no metal that no typical line has: what was counted for a wide kind need not
 * run a narrow one, as borohydride alone is no Luche reduction.
 */
export function fitsTypical({ reagents, catalysts, solvents }: Agents, typical: readonly TypicalConditions[]): boolean {
  const named = typical.map(({ reagents: all, catalysts: metals = [] }) => [...all, ...metals].filter(isOfReaction));
  const lines = named.filter((names) => names.length > 0);
  if (lines.length < typical.length || lines.length === 0) return true;
  const functions = functionsOfAll([...reagents, ...catalysts], solvents);
  const usual = functionsOfAll(lines.flat(), []);
  if (couplingMetals.some((metal) => functions.has(metal) && !usual.has(metal))) return false;
  return lines.some((names) => covers(functions, names.map(functionsOf)));
}
