// The name of a change that no table has, put together from what it does: the ring that closes and what from, the bonds that
// are made, then what else happens on the way.

import { nucleophile } from './atoms.ts';
import { bondName, plainBond } from './bond-names.ts';
import { bondsAt, hasBond, lostAt, otherEnd, type Bond, type Change } from './change.ts';
import { halogens } from './halogen-bonds.ts';
import { groupWords, leavingWords } from './leaving-words.ts';
import { partnerWords, precursorsOf } from './partners.ts';
import { listed, lowered, phrase, times, type Phrase } from './phrases.ts';
import { ringThrough, ringWords } from './ring-words.ts';
import { bondChange, bridgeName, orderName, removalName } from './single-changes.ts';

/** The name of one part of a change; every change has one. */
export function composedName(change: Change): Phrase {
  const main = change.made.length > 0 ? madeName(change) : undefined;
  const used = new Set(change.made.flatMap(({ a, b }) => [a, b]));
  const sides = main ? sideNames(change, used) : freeNames(change);
  const [first, ...rest] = main ? [main, ...sides] : sides;
  return first ? joined([first, ...rest]) : lastName(change);
}

/** Names of parts that happen together; equal ones are counted. */
export function joined(names: readonly Phrase[]): Phrase {
  const distinct = names.filter((name, at) => names.findIndex(({ en }) => en === name.en) === at);
  const told = distinct.map((name) => times(name, names.filter(({ en }) => en === name.en).length));
  const [first, ...rest] = told;
  if (!first) return phrase('', '');
  if (rest.length === 0) return first;
  const others = rest.map(lowered);
  return phrase(
    [first.en, ...others.slice(0, -1).map(({ en }) => en)].join(', ') + ` and ${others.at(-1)?.en ?? ''}`,
    [first.zh, ...others.map(({ zh }) => zh)].join('，同时'),
  );
}

function madeName(change: Change): Phrase {
  return (
    exchangeName(change) ??
    ringName(change) ??
    sulfoneName(change) ??
    carbonicName(change) ??
    oxoCentreName(change) ??
    bondsName(change)
  );
}

/** A ring that opens at one atom and closes at another. */
function exchangeName(change: Change): Phrase | undefined {
  const opened = change.groups.filter(({ label }) => label === 'ring');
  const from = change.made.flatMap(({ a, b }) => [a, b]).find((at, place, all) => all.indexOf(at) !== place);
  if (opened.length === 0 || from === undefined || change.made.length < 2) return undefined;
  const by =
    change.atoms[from]?.z === 6
      ? phrase('carbon', '碳')
      : phrase(
          elementWord[change.atoms[from]?.z ?? 0] ?? 'another atom',
          zhElement[change.atoms[from]?.z ?? 0] ?? '另一原子',
        );
  return phrase(
    `Exchange of a ring atom for ${by.en}, by ring opening and closure`,
    `环原子与${by.zh}的交换（开环再关环）`,
  );
}

const elementWord: Readonly<Record<number, string>> = { 7: 'nitrogen', 8: 'oxygen', 16: 'sulfur' };
const zhElement: Readonly<Record<number, string>> = { 7: '氮', 8: '氧', 16: '硫' };

/** The ring with the most of the bonds that are made. */
function ringName(change: Change): Phrase | undefined {
  const rings = change.made.flatMap(({ a, b }) => {
    const ring = ringThrough(change, a, b);
    return ring ? [ring] : [];
  });
  const madeIn = (ring: readonly number[]): number =>
    change.made.filter(({ a, b }) => ring.includes(a) && ring.includes(b)).length;
  const ring = rings.toSorted((a, b) => madeIn(b) - madeIn(a) || a.length - b.length)[0];
  if (!ring) return undefined;
  const words = ringWords(change, ring);
  if (isDarzens(change, ring))
    return phrase(
      'Darzens condensation of a carbonyl compound with an alpha-halo compound to an epoxide',
      '羰基化合物与 α-卤代物的 Darzens 缩合成环氧化物',
    );
  const parts = precursorsOf(change, new Set(ring));
  const partners = parts.flatMap((part) => partnerWords(change, part) ?? []);
  const from = counted(partners);
  const outside = change.made.filter(({ a, b }) => !(ring.includes(a) && ring.includes(b)));
  const more = outside.map((bond) => lowered(bondName(change, bond)));
  const main =
    partners.length === 0
      ? phrase(`Closure of ${words.en}`, `${words.zh}的环合`)
      : parts.length === 1
        ? phrase(`Cyclization of ${from.en} to ${words.en}`, `${from.zh}环合成${words.zh}`)
        : phrase(`Formation of ${words.en} from ${from.en}`, `${from.zh}合成${words.zh}`);
  return more.length > 0 ? joined([main, ...more.slice(0, 1)]) : main;
}

/** An epoxide from a carbonyl group and a carbon that carries a halide. */
function isDarzens({ atoms, changed, groups }: Change, ring: readonly number[]): boolean {
  const zs = ring.map((at) => atoms[at]?.z).toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const isOpened = changed.some(
    ({ a, b, before, order }) => before === 2 && order === 1 && (atoms[a]?.z === 8 || atoms[b]?.z === 8),
  );
  return zs.join() === '6,6,8' && isOpened && groups.some(({ label }) => /^(?:Cl|Br|I)$/.test(label));
}

function counted(partners: readonly Phrase[]): Phrase {
  const distinct = partners.filter((one, at) => partners.findIndex(({ en }) => en === one.en) === at);
  return listed(
    distinct.map((one) => {
      const count = partners.filter(({ en }) => en === one.en).length;
      return count === 1 ? one : phrase(`${one.en} (${count} molecules)`, `${one.zh}（${count} 分子）`);
    }),
  );
}

/** Both oxygens of a sulfone at once. */
function sulfoneName({ made, atoms, bonds }: Change): Phrase | undefined {
  const sulfur = atoms.findIndex(
    ({ z }, at) => z === 16 && bondsAt(bonds, at).length === made.length && made.length === 2,
  );
  const isOxidised = sulfur >= 0 && made.every((bond) => bond.order === 2 && atoms[otherEnd(bond, sulfur)]?.z === 8);
  return isOxidised ? phrase('Oxidation of a sulfide to a sulfone', '硫醚氧化为砜') : undefined;
}

/** A carbonyl group between two nucleophiles: urea, carbamate, carbonate. */
function carbonicName(change: Change): Phrase | undefined {
  const { made, atoms, bonds } = change;
  const centre = made
    .flatMap(({ a, b }) => [a, b])
    .find((at, place, all) => all.indexOf(at) !== place && atoms[at]?.z === 6);
  if (centre === undefined || made.length !== 2) return undefined;
  if (lostAt(change, centre).includes('#N'))
    return phrase('Hydrolysis or alcoholysis of a nitrile to an acid or ester', '腈水解或醇解为羧酸或酯');
  const double = bondsAt(bonds, centre).find(({ order }) => order === 2);
  const to = double && atoms[otherEnd(double, centre)]?.z;
  if (to !== 8 && to !== 16 && to !== 7) return undefined;
  const ends = bondsAt(made, centre).map((bond) => otherEnd(bond, centre));
  if (ends.some((at) => ![7, 8, 16].includes(atoms[at]?.z ?? 0))) return undefined;
  const key = ends
    .map((at) => atoms[at]?.z)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .join();
  const names: Readonly<Record<string, Phrase>> = {
    '7,7': phrase('Urea', '脲'),
    '7,8': phrase('Carbamate', '氨基甲酸酯'),
    '8,8': phrase('Carbonate', '碳酸酯'),
    '7,16': phrase('Thiocarbamate', '硫代氨基甲酸酯'),
  };
  const made2 = names[key];
  if (!made2) return undefined;
  const label =
    to === 16
      ? phrase(`Thio${made2.en.toLowerCase()}`, `硫代${made2.zh}`)
      : to === 7
        ? lostAt(change, centre).length > 2
          ? phrase('Amidine', '脒')
          : phrase('Guanidine or isourea', '胍或异脲')
        : made2;
  const donor = donorWords(change, centre);
  const partners = counted(ends.map((at) => nucleophile(change, at)));
  return phrase(
    `${label.en} from ${partners.en} with ${donor.en}`.replace(/(an? \S+) \(2 molecules\)/, 'two molecules of $1'),
    `${partners.zh}与${donor.zh}制备${label.zh}`,
  );
}

/** A carbonyl or acetal carbon that takes up two nucleophiles. */
function oxoCentreName(change: Change): Phrase | undefined {
  const { made, atoms } = change;
  const centre = made
    .flatMap(({ a, b }) => [a, b])
    .find((at, place, all) => all.indexOf(at) !== place && atoms[at]?.z === 6 && isOxo(lostAt(change, at)));
  if (centre === undefined) return undefined;
  const ends = bondsAt(made, centre)
    .filter(({ order }) => order === 1)
    .map((bond) => otherEnd(bond, centre));
  if (ends.length < 2) return undefined;
  const lost = lostAt(change, centre);
  const from =
    lost.length === 1
      ? phrase('an aldehyde or ketone', '醛或酮')
      : (leavingWords('alkyl', lost) ?? phrase('an acetal', '缩醛'));
  const has = (z: number): boolean => ends.some((at) => atoms[at]?.z === z);
  const cyano = ends.some((at) => hasBond(change, at, 7, 3));
  if (lost.length === 1 && cyano && has(7))
    return phrase('Strecker reaction of an aldehyde or ketone', '醛或酮的 Strecker 反应');
  if (lost.length === 1 && has(7) && has(6))
    return phrase(
      'Mannich-type reaction of an aldehyde or ketone with an amine and a carbon nucleophile',
      '醛或酮、胺与碳亲核试剂的 Mannich 型反应',
    );
  const all = (z: number): boolean => ends.every((at) => atoms[at]?.z === z);
  if (all(8)) return phrase(`Acetal or ketal from ${from.en} and hydroxyl groups`, `${from.zh}与羟基成缩醛或缩酮`);
  if (all(16)) return phrase(`Dithioacetal from ${from.en} and thiols`, `${from.zh}与硫醇成二硫缩醛`);
  if (all(7))
    return phrase(`Aminal from ${from.en} and two nitrogen nucleophiles`, `${from.zh}与两个氮亲核试剂成缩醛胺`);
  const partners = counted(ends.map((at) => carbonNucleophile(change, at) ?? nucleophile(change, at)));
  return phrase(`Condensation of ${from.en} with ${partners.en}`, `${from.zh}与${partners.zh}的缩合`);
}

function isOxo(lost: readonly string[]): boolean {
  return lost.includes('=O')
    ? lost.length === 1
    : lost.length > 1 && lost.every((label) => /^(?:OMe|OEt|OiPr|Cl|Br)$/.test(label));
}

function carbonNucleophile(change: Change, at: number): Phrase | undefined {
  const atom = change.atoms[at];
  if (atom?.z !== 6) return undefined;
  return atom.aromatic ? phrase('an arene', '芳烃') : phrase('a carbon nucleophile', '碳亲核试剂');
}

function donorWords(change: Change, centre: number): Phrase {
  const lost = lostAt(change, centre).toSorted();
  const key = lost.join('+');
  if (key === 'Cl+Cl') return phrase('phosgene', '光气');
  if (lost.filter((label) => label === 'Cl').length > 2) return phrase('triphosgene', '三光气');
  return leavingWords('acyl', lost) ?? phrase('a carbonyl source', '羰基源');
}

/** Bonds that close no ring, each by its name, the first three. */
function bondsName(change: Change): Phrase {
  const { made } = change;
  const skip = new Set<Bond>(made.filter((bond) => isPart(change, bond)));
  const names = made.filter((bond) => !skip.has(bond)).map((bond) => bondName(change, bond));
  if (names.length === 0) return plainBond(change, made[0] ?? { a: 0, b: 0, order: 1 });
  return joined(names.slice(0, 3));
}

/** A bond that belongs to a group that another bond brings: the oxygens of a nitro or sulfonyl group. */
function isPart({ made, atoms }: Change, { a, b }: Bond): boolean {
  const zs = [atoms[a]?.z, atoms[b]?.z];
  if (!zs.includes(8) || made.length < 2) return false;
  const centre = atoms[a]?.z === 8 ? b : a;
  return (
    [7, 16].includes(atoms[centre]?.z ?? 0) &&
    made.some((bond) =>
      bond.a !== a || bond.b !== b
        ? bondHas(bond, centre) && !zs.every((z) => z === 8) && [bond.a, bond.b].some((at) => atoms[at]?.z === 6)
        : false,
    )
  );
}

function bondHas({ a, b }: Bond, at: number): boolean {
  return a === at || b === at;
}

/** What happens beside the bonds that are made, whose ends are `used`. */
function sideNames(change: Change, used: ReadonlySet<number>): Phrase[] {
  const names: Phrase[] = [];
  if (change.made.some(({ a, b }) => change.atoms[a]?.z === 5 || change.atoms[b]?.z === 5)) return [];
  for (const { label, atoms } of change.groups) {
    const [at] = atoms;
    if (at === undefined || label === 'ring') continue;
    const isHalogenated = change.made.some(
      ({ a, b }) => halogens[change.atoms[a]?.z ?? 0] ?? halogens[change.atoms[b]?.z ?? 0],
    );
    if (label === 'O-' && isHalogenated && change.atoms[at]?.aromatic) continue;
    if (atoms.every((one) => used.has(one))) {
      const loss = protectingLoss(change, at, label);
      if (loss) names.push(loss);
      continue;
    }
    const touched = bondsAt(change.changed, at).some((bond) => used.has(otherEnd(bond, at)));
    if (touched || atoms.some((one) => used.has(one))) continue;
    const name =
      atoms.length > 1 && new Set(atoms).size > 1 ? bridgeName(label, atoms, change) : removalName(change, at);
    if (name && !names.some(({ en }) => en === name.en && atoms.length > 1)) names.push(name);
  }
  return names.slice(0, 3);
}

/** Groups that a nucleophile of the bond loses on the way. */
function protectingLoss(change: Change, at: number, label: string): Phrase | undefined {
  const atom = change.atoms[at];
  if (
    !atom ||
    ![7, 8, 16].includes(atom.z) ||
    change.made.some(({ a, b }) => halogens[change.atoms[a]?.z ?? 0] && (a === at || b === at))
  )
    return undefined;
  if (lostAt(change, at).some((one) => /^\*\[?B/.test(one))) return undefined;
  const words = isProtecting.test(label) ? groupWords(label) : undefined;
  return words && phrase(`Loss of the ${words.en} group`, `失去${words.zh}`);
}

const isProtecting =
  /^(?:Boc|Cbz|Fmoc|Alloc|Troc|Ac|Bz|Piv|COCF3|CHO|Bn|PMB|DMB|Trt|CHPh2|Me|Et|tBu|iPr|allyl|T[BEMI][A-Z]*|TBDPS|SEM|MOM|MEM|THP|Ts|Ns|pNs|PhSO2|Ms)$/;

/** A change without a bond made: orders first, then what comes off. */
function freeNames(change: Change): Phrase[] {
  const ester = esterReduction(change);
  if (ester) return [ester];
  const order = orderName(change);
  const touched = new Set(change.changed.flatMap(({ a, b }) => [a, b]));
  const removals = change.groups.flatMap(({ label, atoms }, index) => {
    const [at = 0] = atoms;
    if (order && atoms.some((one) => touched.has(one))) return [];
    if (label === 'ring') return [];
    if (new Set(atoms).size > 1) return bridgeName(label, atoms, change) ?? removalName(change, at) ?? [];
    if (change.groups.findIndex((other) => other.atoms[0] === at) !== index) return [];
    return removalName(change, at) ?? [];
  });
  const broken = order || removals.length > 0 ? [] : brokenNames(change);
  return [...(order ? [order] : []), ...removals, ...broken];
}

/** An ester or acid whose carbonyl oxygen leaves: the other oxygen stays in the alcohol or ether. */
function esterReduction(change: Change): Phrase | undefined {
  const { atoms, bonds } = change;
  for (const at of atoms.keys()) {
    if (atoms[at]?.z !== 6 || atoms[at].aromatic || lostAt(change, at).join() !== '=O') continue;
    const oxygen = bondsAt(bonds, at)
      .map((bond) => otherEnd(bond, at))
      .find((to) => atoms[to]?.z === 8);
    if (oxygen === undefined) continue;
    const [label] = lostAt(change, oxygen);
    if (label === undefined)
      return phrase('Reduction of a carboxylic acid or ester to an alcohol or ether', '羧酸或酯还原为醇或醚');
    const words = groupWords(label);
    if (words)
      return phrase(
        `Reduction of ${/^[aeiou]/.test(words.en) ? 'an' : 'a'} ${words.en} ester to an alcohol`,
        `${words.zh}酯还原为醇`.replace('基酯', '酯'),
      );
  }
  return undefined;
}

function brokenNames(change: Change): Phrase[] {
  const { broken } = change;
  const [bond] = broken;
  if (!bond) return [];
  const text = plainBond(change, bond);
  return [phrase(text.en.replace('Formation', 'Cleavage'), text.zh.replace('形成', '断裂'))];
}

function lastName(change: Change): Phrase {
  const { atoms, changed } = change;
  const [bond] = changed;
  const name = bond && bondChange(change, bond);
  if (name) return name;
  const charged = atoms.find(({ charge, was }) => charge !== was.charge);
  if (charged) {
    return charged.charge > charged.was.charge
      ? phrase('Protonation or quaternization to a cation or acid', '质子化或季铵化成盐或酸')
      : phrase('Deprotonation or salt formation', '去质子化或成盐');
  }
  return phrase('Inversion of a stereocenter or tautomerization', '立体中心的翻转或互变异构');
}
