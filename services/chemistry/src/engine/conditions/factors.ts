// Which factor of a condition set an agent is a level of. Names are those of templates, records and screens.

import type { ConditionFactor } from '@app/shared/contracts/conditions/conditions';
import type { Atmosphere } from './optimize/types.ts';
import { agents } from './agents.ts';

const bases =
  /^(?:Et3N|DIPEA|pyridine|2,6-lutidine|collidine|DBU|DBN|DABCO|MTBD|BTMG|TBD|N-methylmorpholine|N-ethylmorpholine|N,N-dimethylaniline|N,N-diethylaniline|N-methylimidazole|tetramethylguanidine|TMG|tetramethylethylenediamine|diisopropylamine|P[24]-.+|BEMP|KDMO|NH4OH|CsF|KF|Ag2CO3|Ag2O|LDA|LiTMP|i-PrMgCl|[nst]-BuLi|MeLi|PhLi|Ba\(OH\)2)$|^(?:aq\. |solid )?(?:Na|K|Li|Cs|Rb)(?:2|3)?(?:H|OH|H?CO3|2?H?PO4|OMe|OEt|OtBu|O-t-pentyl|OAc|HMDS|NH2)$|^(?:Na|K|Li)OPh$|^N(?:a|H4)?OAc$|^TMSOK$/;
const ligands =
  /^(?:BINAP|Xantphos|XPhos|SPhos|RuPhos|BrettPhos|DavePhos|(?:Cy)?JohnPhos|CPhos|t-?BuXPhos|t-?BuBrettPhos|AdBrettPhos|Me4tBuXPhos|PPh3|PCy3|P\(t-Bu\)3|P\(o-tol\)3|P\(2-furyl\)3|PBu3|PCy3·HBF4|dpp[fempb]|DPEPhos|dtbpf|AmPhos|BippyPhos|MorDalPhos|cataCXium .*|TPPTS|DPPF|1,10-phenanthroline|proline|L-proline|2,2′-bipyridine|8-hydroxyquinoline|DMEDA|N,N′-dimethylethylenediamine|trans-N,N′-dimethylcyclohexane-1,2-diamine)$/;
const additives =
  /^(?:HOBt|HOAt|Oxyma|N-hydroxysuccinimide|DMAP|NaI|KI|TBAI|Bu4NBr|Bu4NI|Bu4NHSO4|BnEt3NCl|18-crown-6|LiCl|MgCl2|AcOH|4 Å MS|molecular sieves|MgSO4|Na2SO4|ZnCl2|CeCl3|thioanisole|anisole|H2O)$|^cat\. /;
const catalystRole = new Set(agents.flatMap(({ name, role }) => (role === 'catalyst' ? [name] : [])));
const atmosphereOf: Readonly<Record<string, Atmosphere>> = {
  H2: 'hydrogen',
  CO: 'carbonMonoxide',
  O2: 'air',
  air: 'air',
};

/** The factor of an agent; `as` is where records put it. A phosphine beside a metal is a ligand, without one a reagent. */
export function factorOf(name: string, as: 'reagent' | 'catalyst' | 'solvent', hasMetal: boolean): ConditionFactor {
  if (as === 'solvent') return 'solvent';
  if (ligands.test(name) && hasMetal) return 'ligand';
  if (as === 'catalyst' || catalystRole.has(name)) return 'catalyst';
  if (bases.test(name)) return 'base';
  return additives.test(name) ? 'additive' : 'reagent';
}

/** Whether an agent is a gas that stands over the reaction, and which; undefined for all others. */
export function gasOf(name: string): Atmosphere | undefined {
  return Object.hasOwn(atmosphereOf, name) ? atmosphereOf[name] : undefined;
}

const metals = /^(?:\[?(?:Pd|Ni|Cu|Rh|Ir|Ru|Pt|Co|Fe|Au|Ag|Zn)|Raney)/;

/** Whether an agent brings a transition metal that ligands bind to. */
export function isMetal(name: string): boolean {
  return metals.test(name);
}

const airSensitive =
  /^(?:Pd|Ni|\[?Ir|\[?Rh|Ru\(|Pd2|[nst]-BuLi|MeLi|PhLi|LDA|LiHMDS|NaHMDS|KHMDS|NaH$|KH$|LiAlH4|DIBAL-H|BH3|Red-Al|KOtBu|NaOtBu|.*MgBr|.*MgCl|Mg$|Zn$|t-BuMgCl|9-BBN|Bu3SnH|CuI$|NaOMe|NaNH2|TiCl4|SmI2|P[24]-|KO-t|NaO-t|LiOtBu|AlCl3|BBr3|BCl3|SnCl4|DAST)/;

/** What has to stand over a mixture of these agents; air where none is known to mind it. */
export function atmosphereFor(names: readonly string[]): Atmosphere {
  const gas = names.map(gasOf).find((one) => one !== undefined);
  if (gas) return gas;
  return names.some((name) => airSensitive.test(name)) ? 'inert' : 'air';
}

const onSupport = /^(?:\d+% )?(?:Pd|Pt|Rh|Ru)\/C|^(?:20% )?Pd\(OH\)2\/C|^PtO2$|^Ra(?:ney )?Ni/;
const givesHydrogen = /^H2$|HCO2|NaBH|NaH2PO2|N2H4|Et3SiH|cyclohexadiene/;

/** Whether a reduction over these agents takes its hydrogen from a gas that a record did not name. */
export function needsHydrogen(names: readonly string[]): boolean {
  return names.some((name) => onSupport.test(name)) && !names.some((name) => givesHydrogen.test(name));
}
