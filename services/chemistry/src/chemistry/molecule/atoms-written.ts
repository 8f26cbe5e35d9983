// How many atoms a text speaks of, before anything reads it. RDKit works through a molecule by recursion on a stack of
// fixed size; one that is too large does not fail alone but leaves the whole of its memory unusable.

/** Beyond this RDKit is not asked at all: chains of 600 atoms have broken it. */
export const mostAtomsRead = 500;
/** Beyond this canonical forms and pictures of a molecule are not asked for. */
const mostAtomsCanonicalised = 400;

/** At least as many as there are; exact for usual SMILES. Takes SMILES, SMARTS, reactions, InChI, molfiles. */
export function atomsWritten(text: string): number {
  if (text.length <= mostAtomsCanonicalised && !text.startsWith('InChI=')) return text.length;
  if (text.startsWith('InChI=')) return atomsOfInchi(text);
  if (text.includes('M  END')) return atomsOfMolfile(text);
  return atomsOfSmiles(text);
}

/** Exact for a SMILES, hydrogens in brackets included. */
export function atomsOfSmiles(smiles: string): number {
  return smiles.replaceAll(/\[[^\]]*\]/g, 'C').match(/Cl|Br|[A-Za-z*]/g)?.length ?? 0;
}

/** Whether a canonical form of it may be asked for. */
export const isTooLarge = (text: string): boolean => atomsWritten(text) > mostAtomsCanonicalised;

// CTfile Formats, "The Counts Line": the first three columns, or in V3000 a line of its own.
function atomsOfMolfile(text: string): number {
  const old = /^([ \d]{3})[ \d]{3}.*V2000/m.exec(text)?.[1] ?? '0';
  return Math.max(Number(old), Number(/M {2}V30 COUNTS (\d+)/.exec(text)?.[1] ?? 0));
}

// InChI Technical Manual, section II.4: the formula layer counts the atoms of each component, "2C6H6" two of one kind.
function atomsOfInchi(text: string): number {
  const formula = text.split('/')[1] ?? '';
  let atoms = 0;
  for (const part of formula.split('.')) {
    const [, times = '', elements = ''] = /^(\d*)(.*)$/.exec(part) ?? [];
    const heavy = [...elements.matchAll(/([A-Z][a-z]?)(\d*)/g)].filter(([, element]) => element !== 'H');
    atoms += Number(times || 1) * heavy.reduce((sum, [, , count]) => sum + Number(count || 1), 0);
  }
  return atoms;
}
