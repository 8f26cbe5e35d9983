// Controlled substances by what people call them: names of the lists, and generic, brand and Chinese names, CAS numbers and
// InChIKeys. The lists have their structures without configuration, so that a name alone tells no structure, only the law.

import { readFileSync } from 'node:fs';
import { foldName } from '../molecule/fold-name.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { inchiKey } from '../molecule/rdkit.ts';
import type { ControlledMatch } from './controlled.ts';
import { controlledLists, type ControlSchedule } from './substances.ts';

/** What is under control, as refusals speak of it. */
export type NamedControl = Pick<ControlledMatch, 'name' | 'schedule' | 'relation'>;

const tablePath = new URL('../../../data/controlled-names.tsv', import.meta.url);

/** Short names of the lists that mean other compounds as well, such as DMA for a solvent. */
const ambiguous = new Set([
  '4-AP',
  'DMA',
  'DET',
  'DF',
  'QL',
  'TMA',
  'PMA',
  'MDE',
  'MAPA',
  'APAA',
  'NPP',
  'BZ',
  'DOC',
  'PMMA',
]);

// Salts of a drug are the drug; so are its enantiomers.
const saltWords =
  /\s+(?:(?:hemi|mono|di|bi)?(?:sulf|sulph|phosph|tartr|bitartr|citr|male|fumar|acet|mesil|mesyl|camsyl|oxal|lact)ate|(?:di|mono)?hydro(?:chlor|brom)ide|hcl|hbr|(?:free )?base|(?:mono|di|tri)?hydrate|sodium|calcium|potassium)$/i;
const chineseSalt = /^(?:盐酸|硫酸|枸橼酸|柠檬酸|酒石酸|重酒石酸|磷酸|氢溴酸|马来酸|富马酸|草酸)(?=.{2})/;
const chineseSaltAfter = /(?:盐酸盐|硫酸盐|枸橼酸盐|柠檬酸盐|酒石酸盐|磷酸盐|氢溴酸盐|马来酸盐|富马酸盐|钠盐|钠)$/;
const configuration = /^(?:\((?:[+±-]|\+\/-|[RSrs]|[dl])\)-?|(?:dl|d|l|rac)-)/i;

/** Why what is called so is under control; undefined for any other name, and for precursors that may be planned. */
export function controlledByName(text: string): NamedControl | undefined {
  const { names } = (table ??= readTable());
  for (const spelling of spellingsOf(text.trim())) {
    const found = names.get(foldName(spelling));
    if (found) return found;
  }
  return /(?:fentanyl|芬太尼)$/i.test(text.trim()) ? fentanyls : undefined;
}

/** The same of a CAS number. */
export function controlledByCas(cas: string): NamedControl | undefined {
  return (table ??= readTable()).cas.get(cas);
}

/** The same of an InChIKey, whatever its configuration and isotopes. */
export function controlledByInchiKey(rdkit: RDKit, key: string): NamedControl | undefined {
  skeletons ??= readSkeletons(rdkit);
  return skeletons.get(key.slice(0, 14));
}

/** The class scheduled in 2019 goes by its name. */
const fentanyls: NamedControl = {
  name: 'fentanyl-related substances',
  schedule: 'chinaFentanylRelated',
  relation: 'family',
};

function spellingsOf(text: string): string[] {
  const withoutSalt = [
    text,
    text.replace(saltWords, ''),
    text.replace(chineseSalt, ''),
    text.replace(chineseSaltAfter, ''),
  ];
  return [...new Set(withoutSalt.flatMap((one) => [one, one.replace(configuration, '')]))];
}

interface Table {
  names: ReadonlyMap<string, NamedControl>;
  cas: ReadonlyMap<string, NamedControl>;
}

let table: Table | undefined;
let skeletons: ReadonlyMap<string, NamedControl> | undefined;

/** A row of the table of names. */
export interface ControlledNames {
  substance: string;
  cas: string[];
  names: string[];
  /** Of a material that the lists have no structure for. */
  schedule?: string;
}

export function readControlledNames(): ControlledNames[] {
  const lines = readFileSync(tablePath, 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const parts = (cell = ''): string[] => cell.split('|').filter((one) => one !== '');
  return rows.map((line) => {
    const [substance = '', cas, names, schedule] = line.split('\t');
    return { substance, cas: parts(cas), names: parts(names), ...(schedule !== undefined && { schedule }) };
  });
}

function readTable(): Table {
  const listed = new Map<string, NamedControl>();
  for (const { schedule, refuse, substances } of controlledLists)
    for (const [name] of substances)
      if (refuse && !listed.has(name)) listed.set(name, { name, schedule, relation: 'listed' });
  const names = new Map<string, NamedControl>();
  const cas = new Map<string, NamedControl>();
  for (const [name, control] of listed) if (!ambiguous.has(name)) names.set(foldName(name), control);
  for (const row of readControlledNames()) {
    const control = listed.get(row.substance) ?? materialOf(row);
    if (!control) continue;
    for (const name of [row.substance, ...row.names]) if (!ambiguous.has(name)) names.set(foldName(name), control);
    for (const number of row.cas) cas.set(number, control);
  }
  return { names, cas };
}

function materialOf({ substance, schedule }: ControlledNames): NamedControl | undefined {
  const known = controlledLists.find((list) => list.schedule === schedule)?.schedule;
  return known && { name: substance, schedule: known satisfies ControlSchedule, relation: 'listed' };
}

// The first block of a key says atoms and bonds alone.
function readSkeletons(rdkit: RDKit): Map<string, NamedControl> {
  const found = new Map<string, NamedControl>();
  for (const { schedule, refuse, substances } of controlledLists) {
    if (!refuse) continue;
    for (const [name, smiles] of substances) {
      const key = inchiKey(rdkit, smiles)?.slice(0, 14);
      if (key !== undefined && !found.has(key)) found.set(key, { name, schedule, relation: 'listed' });
    }
  }
  return found;
}
