// The name of a change that makes one bond, from its two ends.

import { carbonKind, isSulfonylAtom, nucleophile, openedTo } from './atoms.ts';
import { carbonBondName } from './carbon-bonds.ts';
import { type Bond, bondsAt, type Change, hasBond, lostAt, otherEnd } from './change.ts';
import { halogenName, halogens } from './halogen-bonds.ts';
import { leavingWords } from './leaving-words.ts';
import { imineName, nitrogenName } from './nitrogen-bonds.ts';
import { oxoName, oxygenName, sulfurName, thionation } from './oxygen-bonds.ts';
import { phrase, type Phrase } from './phrases.ts';

/** The name of the bond `bond`, which the change makes; the rest of the change is for others to tell. */
export function bondName(change: Change, bond: Bond): Phrase {
  const { atoms } = change;
  const shifted = allylicName(change, bond);
  if (shifted) return shifted;
  const [a, b] = [atoms[bond.a]?.z ?? 0, atoms[bond.b]?.z ?? 0];
  for (const [at, from, z] of [
    [bond.a, bond.b, b],
    [bond.b, bond.a, a],
  ] as const) {
    const found = endName(change, bond, at, from, z);
    if (found) return found;
  }
  return plainBond(change, bond);
}

/** A nucleophile binds to one end of an allyl system and what leaves was on the other one. */
function allylicName(change: Change, bond: Bond): Phrase | undefined {
  for (const [at, from] of [
    [bond.a, bond.b],
    [bond.b, bond.a],
  ] as const) {
    const opened = openedTo(change, at);
    if (opened?.z !== 6 || change.atoms[at]?.z !== 6) continue;
    const raised = bondsAt(change.changed, opened.to).find(({ before, order }) => order > before && before < 4);
    const far = raised && otherEnd(raised, opened.to);
    if (far === undefined || far === at || change.atoms[far]?.z !== 6) continue;
    const lost = lostAt(change, far);
    const leaving = lost.includes('=O') ? undefined : leavingWords('alkyl', lost);
    if (!leaving) continue;
    const by = change.atoms[from]?.z === 6 ? phrase('a carbon nucleophile', '碳亲核试剂') : nucleophile(change, from);
    const system = opened.before === 3 ? phrase('propargylic', '炔丙位') : phrase('allylic', '烯丙位');
    return phrase(
      `Alkylation of ${by.en} by ${system.en} substitution of ${leaving.en}, with shift of the multiple bond`,
      `${by.zh}对${system.zh}${leaving.zh}的取代（烷基化，重键移位）`,
    );
  }
  return undefined;
}

function endName(change: Change, bond: Bond, at: number, from: number, z: number): Phrase | undefined {
  const own = change.atoms[at]?.z ?? 0;
  if (own === 6 && z === 6) return carbonBondName(change, bond);
  if (halogens[z]) return halogenName(change, at, from, z);
  if (z === 7 && isNitro(change, from)) return own === 6 ? nitration(change, at) : undefined;
  if (own === 6 && z === 7)
    return bond.order === 2 || bond.order === 3
      ? imineName(change, at, from, bond.order)
      : nitrogenName(change, at, from);
  if (own === 6 && z === 8) return bond.order === 2 ? oxoName(change, at) : oxygenName(change, at, from);
  if (own === 6 && z === 16) return bond.order === 2 ? thionation(change, at) : sulfurName(change, at, from);
  const isNew = z === 7 || (z === 8 && bond.order === 1 && lostAt(change, at).length > 0);
  if (own === 16 && isSulfonylAtom(change, at) && isNew) return sulfonylation(change, at, from);
  if ((own === 16 || own === 7 || own === 15) && z === 8) return oxidation(change, at, from, bond);
  if (own === 14 && z === 8) return silylation(change, at);
  if (own === 6 && (z === 5 || z === 14 || z === 50)) return metalloid(change, at, z);
  if (own === 15 && (z === 7 || z === 8 || z === 6)) return phosphorylation(change, at, from);
  return own === 7 && z === 7 ? nitrogens(change, at, from) : undefined;
}

function isNitro(change: Change, at: number): boolean {
  const { atoms, bonds } = change;
  if ((atoms[at]?.charge ?? 0) > 0 && hasBond(change, at, 8, 2) && atoms[at]?.z === 7) return true;
  return bonds.filter(({ a, b }) => (a === at && atoms[b]?.z === 8) || (b === at && atoms[a]?.z === 8)).length >= 2;
}

function nitration(change: Change, at: number): Phrase {
  const leaving = leavingWords(carbonKind(change, at), lostAt(change, at));
  if (leaving) return phrase(`Replacement by a nitro group in ${leaving.en}`, `${leaving.zh}的硝基取代`);
  return carbonKind(change, at) === 'aryl'
    ? phrase('Nitration of an aromatic ring', '芳环的硝化')
    : phrase('Nitration at carbon', 'C-硝化');
}

function sulfonylation(change: Change, at: number, from: number): Phrase {
  const lost = lostAt(change, at);
  const what: Readonly<Record<string, Phrase>> = {
    Cl: phrase('a sulfonyl chloride', '磺酰氯'),
    F: phrase('a sulfonyl fluoride', '磺酰氟'),
    OH: phrase('a sulfonic acid', '磺酸'),
    NH2: phrase('a sulfonamide', '磺酰胺'),
    OTf: phrase('triflic anhydride', '三氟甲磺酸酐'),
    OMs: phrase('methanesulfonic anhydride', '甲磺酸酐'),
    OTs: phrase('tosyl anhydride', '对甲苯磺酸酐'),
  };
  const given = what[lost[0] ?? ''] ?? phrase('an activated sulfonyl compound', '活化的磺酰化合物');
  const nucleo = nucleophile(change, from);
  if (lost.length === 0)
    return phrase(
      `Oxidation to a sulfonic acid or sulfonamide (bond of ${nucleo.en} to a sulfonyl group)`,
      `氧化成磺酸或磺酰胺（磺酰基与${nucleo.zh}成键）`,
    );
  return change.atoms[from]?.z === 7
    ? phrase(`Sulfonamide from ${given.en} and ${nucleo.en}`, `${given.zh}与${nucleo.zh}制备磺酰胺`)
    : phrase(`Sulfonate ester from ${given.en} and ${nucleo.en}`, `${given.zh}与${nucleo.zh}制备磺酸酯`);
}

function oxidation(change: Change, at: number, from: number, { order }: Bond): Phrase | undefined {
  const z = change.atoms[at]?.z;
  if (z === 15)
    return order === 2 ? phrase('Oxidation at phosphorus', '磷原子的氧化') : phosphorylation(change, at, from);
  if (z === 7) {
    const atom = change.atoms[at];
    if (atom && atom.charge > atom.was.charge)
      return atom.aromatic
        ? phrase('N-Oxidation of an azine', '氮杂芳烃的 N-氧化')
        : phrase('N-Oxidation of an amine or nitroso compound', '胺或亚硝基化合物的 N-氧化');
    return order === 2
      ? phrase('Oxidation or nitrosation at nitrogen (N=O bond formed)', '氮原子的氧化或亚硝化（形成 N=O 键）')
      : phrase('Formation of an N–O bond', 'N–O 键的形成');
  }
  return order === 2
    ? phrase('Oxidation at sulfur', '硫原子的氧化')
    : phrase('Formation of an S–O bond', 'S–O 键的形成');
}

function silylation(change: Change, at: number): Phrase {
  const given: Readonly<Record<string, Phrase>> = {
    Cl: phrase('a chlorosilane', '氯硅烷'),
    OTf: phrase('a silyl triflate', '硅基三氟甲磺酸酯'),
    OMe: phrase('a methoxysilane', '甲氧基硅烷'),
    imidazole: phrase('a silyl imidazole', '硅基咪唑'),
  };
  const words = given[lostAt(change, at)[0] ?? ''];
  return words
    ? phrase(`Silylation of a hydroxyl group with ${words.en}`, `${words.zh}对羟基的硅基化`)
    : phrase('Silylation of a hydroxyl group', '羟基的硅基化');
}

function metalloid(change: Change, at: number, z: number): Phrase {
  const what =
    { 5: phrase('Borylation', '硼化'), 14: phrase('C-Silylation', 'C-硅基化'), 50: phrase('Stannylation', '锡化') }[
      z
    ] ?? phrase('Metallation', '金属化');
  const kind = carbonKind(change, at);
  const leaving = leavingWords(kind, lostAt(change, at));
  if (leaving) return phrase(`${what.en} of ${leaving.en}`, `${leaving.zh}的${what.zh}`);
  if (openedTo(change, at))
    return phrase(
      `${z === 5 ? 'Hydroboration' : what.en} of an alkene or alkyne`,
      `烯烃或炔烃的${z === 5 ? '硼氢化' : what.zh}`,
    );
  return kind === 'aryl'
    ? phrase(`${what.en} of an aromatic C–H bond`, `芳环 C–H 键的${what.zh}`)
    : phrase(`${what.en} of a C–H bond`, `C–H 键的${what.zh}`);
}

function phosphorylation(change: Change, at: number, from: number): Phrase {
  const nucleo = change.atoms[from]?.z === 6 ? phrase('a carbon nucleophile', '碳亲核试剂') : nucleophile(change, from);
  const lost = lostAt(change, at);
  const given = lost.includes('Cl')
    ? phrase('a phosphorus chloride', '磷酰氯类')
    : phrase('a phosphorus compound', '磷化合物');
  return phrase(`Phosphorylation of ${nucleo.en} with ${given.en}`, `${given.zh}对${nucleo.zh}的磷酰化`);
}

function nitrogens(change: Change, at: number, from: number): Phrase {
  const lost = [...lostAt(change, at), ...lostAt(change, from)];
  if (lost.includes('=O'))
    return phrase('N-Nitrosation or diazotization of an amine (N–N bond formed)', '胺的亚硝化或重氮化（形成 N–N 键）');
  return phrase('N-Amination: formation of an N–N bond', 'N-胺化：N–N 键的形成');
}

const symbols: Readonly<Record<number, string>> = {
  5: 'B',
  6: 'C',
  7: 'N',
  8: 'O',
  9: 'F',
  14: 'Si',
  15: 'P',
  16: 'S',
  17: 'Cl',
  34: 'Se',
  35: 'Br',
  50: 'Sn',
  53: 'I',
};

/** What no rule knows: the bond by its elements. */
export function plainBond({ atoms }: Change, { a, b, order }: Bond): Phrase {
  const ends = [atoms[a]?.z ?? 6, atoms[b]?.z ?? 6].toSorted((one, other) =>
    one === 6 ? -1 : other === 6 ? 1 : one - other,
  );
  const mark = { 1: '–', 2: '=', 3: '≡', 4: '–' }[order];
  const text = ends.map((z) => symbols[z] ?? 'X').join(mark);
  return phrase(`Formation of ${/^[AFHILMNORSX]/.test(text) ? 'an' : 'a'} ${text} bond`, `${text} 键的形成`);
}
