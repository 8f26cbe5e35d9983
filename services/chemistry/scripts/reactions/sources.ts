// The reaction files and how a line of each is read. Their traps are in the README of the data folder.

export interface RawRow {
  /** What tells which molecules of the left give atoms to the product: maps, the list itself, nothing, wrong maps. */
  reactants: 'mapped' | 'listed' | 'mixed' | 'doubtful';
  left: string;
  agents: string;
  right: string;
  /** 1 to 10, 0 when unknown. */
  class: number;
  patent: string;
}

export interface Source {
  /** Short name, kept with each row. */
  name: string;
  file: string;
  read(text: string): RawRow[];
}

/** Order matters: of equal reactions the first one counts, so files with classes and patents come first. */
export const sources: readonly Source[] = [
  { name: 'usptoA', file: 'uspto50k_mapped_train_noleak.tsv.gz', read: rowsOf(classed) },
  { name: 'usptoB', file: 'uspto50k_new_rxnmapped_noleak.tsv.gz', read: rowsOf(classed) },
  { name: 'routeSteps', file: 'paroutes_steps_patents_noleak.tsv.gz', read: rowsOf(routeStep) },
  { name: 'usptoFull', file: 'uspto_full_mapped_noleak.tsv.gz', read: rowsOf(full) },
  { name: 'nameRxn', file: 'schneider50k_namerxn_patents_noleak.tsv.gz', read: rowsOf(nameRxn) },
  { name: 'uspto15k', file: 'uspto15k_mapped_train_noleak.txt.gz', read: rowsOf(partlyMapped) },
  { name: 'reagents', file: 'uspto500mt_reagents_unmapped_noleak.tsv.gz', read: rowsOf(withReagents) },
];

function rowsOf(read: (line: string) => RawRow | null): Source['read'] {
  return (text) => text.split('\n').flatMap((line) => (line.includes('>') ? (read(line) ?? []) : []));
}

function classed(line: string): RawRow | null {
  const [classText = '', reaction = ''] = line.split('\t');
  return { ...sides(reaction), reactants: 'mapped', class: Number.parseInt(classText, 10) || 0, patent: '' };
}

function routeStep(line: string): RawRow | null {
  const [reaction = '', patent = ''] = line.split('\t');
  return patent === 'patent_id' ? null : { ...sides(reaction), reactants: 'mapped', class: 0, patent };
}

// Flag S: a coupling agent, base or solvent is mapped, wrongly. X: more than four reactants.
function full(line: string): RawRow {
  const [reaction = '', , , , flags = ''] = line.split('\t');
  return { ...sides(reaction), reactants: flags === '' ? 'mapped' : 'doubtful', class: 0, patent: '' };
}

function nameRxn(line: string): RawRow | null {
  const [name = '', reaction = '', patent = ''] = line.split('\t');
  if (patent === 'patent') return null;
  return { ...sides(reaction), reactants: 'mixed', class: Number.parseInt(name, 10) || 0, patent };
}

function partlyMapped(line: string): RawRow | null {
  const [reaction = ''] = line.split(' ');
  return { ...sides(reaction.replaceAll(/:\d+\]/g, ']')), reactants: 'mixed', class: 0, patent: '' };
}

function withReagents(line: string): RawRow | null {
  const [reaction = '', agents = '', split] = line.split('\t');
  return split === 'split' ? null : { ...sides(reaction), agents, reactants: 'listed', class: 0, patent: '' };
}

function sides(reaction: string): { left: string; agents: string; right: string } {
  const [left = '', agents = '', right = ''] = reaction.split('>');
  return { left, agents, right };
}
