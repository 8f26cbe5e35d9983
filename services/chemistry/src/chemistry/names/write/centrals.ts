// Groups that are parents themselves: boronic acids, carbamates, carbonates, ureas, hydrazines, phosphanes, silanes.

import type { CentralKey, Group } from './groups.ts';
import { type Located, type Part, type Prefix, totals, writePrefixes } from './name-part.ts';
import { at, bracket, join, refuse, type Words } from './words.ts';
import { esterName } from './ester-words.ts';
import type { Writer } from './writer.ts';

/** The name of a molecule whose principal group is one of these. */
export function nameCentral(writer: Writer, group: Group): Part {
  return rules[group.key as CentralKey](writer, group.centre);
}

type Rule = (writer: Writer, centre: number) => Part;

const rules: Readonly<Record<CentralKey, Rule>> = {
  boronicAcid,
  carbamate,
  carbonate,
  chloroformate: (writer, centre) =>
    esterName(alkylsOf(writer, centre), { en: 'carbonochloridate', zh: '氯甲酸', atoms: 4, stereo: 0 }),
  carbamoylChloride,
  urea: (writer, centre) => urea(writer, centre, { en: 'urea', zh: '脲' }),
  thiourea: (writer, centre) => urea(writer, centre, { en: 'thiourea', zh: '硫脲' }),
  guanidine,
  phosphonate,
  hydroxylamine,
  hydrazine,
  phosphane: (writer, centre) => around(writer, centre, { en: 'phosphane', zh: '膦' }),
  phosphaneOxide: (writer, centre) => around(writer, centre, { en: 'phosphane oxide', zh: '氧化膦' }, true),
  silane: (writer, centre) => around(writer, centre, { en: 'silane', zh: '硅烷' }, false, 4),
  stannane: (writer, centre) => around(writer, centre, { en: 'stannane', zh: '锡烷' }, false, 4),
};

function joined(located: readonly Located[], end: Words, own: number): Part {
  const text = writePrefixes(located);
  const sums = totals(located.map((one) => one.prefix));
  return { en: join(text.en, end.en), zh: join(text.zh, end.zh), atoms: sums.atoms + own, stereo: sums.stereo };
}

function prefixesAt(writer: Writer, atom: number, without: readonly number[], locant: string): Located[] {
  return writer.mol
    .others(atom, ...without)
    .map((next): Located => ({ locant, prefix: writer.prefixOf(next.atom, atom) }));
}

function boronicAcid(writer: Writer, boron: number): Part {
  const rest = writer.mol.neighbours(boron).find((one) => writer.mol.z(one.atom) !== 8) ?? refuse('boric acid');
  const group = writer.prefixOf(rest.atom, boron);
  const { en, zh } = group.isComplex ? { en: bracket(group.en), zh: bracket(group.zh) } : group;
  const isPhenyl = group.en === 'phenyl';
  return {
    en: `${en}boronic acid`,
    zh: isPhenyl ? '苯硼酸' : `${zh}硼酸`,
    atoms: group.atoms + 3,
    stereo: group.stereo,
  };
}

// The alkyl groups on the single oxygen atoms of a centre.
function alkylsOf(writer: Writer, centre: number): Prefix[] {
  const { mol } = writer;
  return mol
    .neighbours(centre)
    .filter((one) => mol.z(one.atom) === 8 && one.order === 1)
    .map((one) => {
      const [alkyl] = mol.others(one.atom, centre);
      const prefix = writer.prefixOf((alkyl ?? refuse('a free acid')).atom, one.atom);
      return /(?:carbonyl|oyl|acetyl|formyl|sulfonyl)$/.test(prefix.en) ? refuse('an anhydride') : prefix;
    });
}

function carbamate(writer: Writer, carbon: number): Part {
  const { mol } = writer;
  const nitrogen = mol.neighbours(carbon).find((one) => mol.z(one.atom) === 7) ?? refuse('no nitrogen');
  const others = mol.others(nitrogen.atom, carbon);
  const partner = others.find((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom));
  if (partner) {
    if (mol.charge(partner.atom) !== 0) return refuse('a charged carbazate');
    const near = prefixesAt(writer, nitrogen.atom, [carbon, partner.atom], '1');
    const far = prefixesAt(writer, partner.atom, [nitrogen.atom], '2');
    const located = [...near, ...far];
    const end =
      located.length === 0
        ? { en: 'hydrazinecarboxylate', zh: '肼基甲酸' }
        : { en: 'hydrazine-1-carboxylate', zh: '肼-1-甲酸' };
    return esterName(alkylsOf(writer, carbon), joined(located, end, 5));
  }
  const located = prefixesAt(writer, nitrogen.atom, [carbon], 'N');
  return esterName(alkylsOf(writer, carbon), joined(located, { en: 'carbamate', zh: '氨基甲酸' }, 4));
}

function carbonate(writer: Writer, carbon: number): Part {
  return esterName(alkylsOf(writer, carbon), { en: 'carbonate', zh: '碳酸', atoms: 4, stereo: 0 });
}

function carbamoylChloride(writer: Writer, carbon: number): Part {
  const { mol } = writer;
  const nitrogen = mol.neighbours(carbon).find((one) => mol.z(one.atom) === 7) ?? refuse('no nitrogen');
  const located = prefixesAt(writer, nitrogen.atom, [carbon], 'N');
  if (located.length === 0) return refuse('carbamoyl chloride itself');
  return joined(located, { en: 'carbamoyl chloride', zh: '氨基甲酰氯' }, 4);
}

function urea(writer: Writer, carbon: number, end: Words): Part {
  const { mol } = writer;
  const amines = mol.neighbours(carbon).filter((one) => one.order === 1);
  const sets = amines.map((one) => mol.others(one.atom, carbon).map((next) => writer.prefixOf(next.atom, one.atom)));
  const choices = [sets, sets.toReversed()].map((pair) =>
    pair.flatMap((prefixes, index) => prefixes.map((prefix): Located => ({ locant: index === 0 ? '1' : '3', prefix }))),
  );
  const key = (located: readonly Located[]): string =>
    located
      .map((one) => one.locant)
      .toSorted()
      .join('') + writePrefixes(located).en;
  const best = choices.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const located = at(best, 0);
  const shown = located.length === 1 ? located.map(({ prefix }): Located => ({ locant: '', prefix })) : located;
  return joined(shown, end, 4);
}

function guanidine(writer: Writer, carbon: number): Part {
  const { mol } = writer;
  const [imine] = mol.neighbours(carbon).filter((one) => one.order === 2);
  const amines = mol.neighbours(carbon).filter((one) => one.order === 1);
  if (!imine || amines.length !== 2) return refuse('such a guanidine');
  const all = [imine, ...amines];
  if (all.some((one) => mol.inRing(one.atom) || mol.others(one.atom, carbon).some((next) => mol.z(next.atom) !== 6)))
    return refuse('a guanidine with other atoms');
  if (mol.others(imine.atom, carbon).length > 0) return refuse('a guanidine with a group on its double bond');
  const located = amines.flatMap((one, index) =>
    mol
      .others(one.atom, carbon)
      .map((next): Located => ({ locant: index === 0 ? '1' : '3', prefix: writer.prefixOf(next.atom, one.atom) })),
  );
  if (located.some((one) => one.locant === '3')) {
    if (located.some((one) => one.locant === '1')) return refuse('a guanidine with groups on both sides');
    return joined(
      located.map((one): Located => ({ ...one, locant: '1' })),
      { en: 'guanidine', zh: '胍' },
      4,
    );
  }
  return joined(located, { en: 'guanidine', zh: '胍' }, 4);
}

function phosphonate(writer: Writer, phosphorus: number): Part {
  const { mol } = writer;
  const carbon = mol.neighbours(phosphorus).find((one) => mol.z(one.atom) === 6) ?? refuse('no carbon');
  if (mol.label(phosphorus)) return refuse('a stereocentre at phosphorus');
  const group = writer.prefixOf(carbon.atom, phosphorus);
  const { en, zh } = group.isComplex ? { en: bracket(group.en), zh: bracket(group.zh) } : group;
  const body = { en: `${en}phosphonate`, zh: `${zh}膦酸`, atoms: group.atoms + 4, stereo: group.stereo };
  return esterName(alkylsOf(writer, phosphorus), body);
}

function hydroxylamine(writer: Writer, nitrogen: number): Part {
  const { mol } = writer;
  const oxygen = mol.neighbours(nitrogen).filter((one) => mol.z(one.atom) === 8);
  const [one] = oxygen;
  if (!one || oxygen.length !== 1) return refuse('two oxygen atoms on nitrogen');
  const located = [...prefixesAt(writer, nitrogen, [one.atom], 'N'), ...prefixesAt(writer, one.atom, [nitrogen], 'O')];
  if (located.length === 0) return refuse('hydroxylamine itself');
  return joined(located, { en: 'hydroxylamine', zh: '羟胺' }, 2);
}

function hydrazine(writer: Writer, nitrogen: number): Part {
  const { mol } = writer;
  const partner = mol.neighbours(nitrogen).find((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom));
  if (!partner || partner.order !== 1) return refuse('a diazene');
  const sides = [prefixesAt(writer, nitrogen, [partner.atom], ''), prefixesAt(writer, partner.atom, [nitrogen], '')];
  if (mol.neighbours(partner.atom).some((one) => one.order > 1 && mol.z(one.atom) !== 6))
    return refuse('a nitrosamine');
  const geometry = [nitrogen, partner.atom].some((atom) =>
    mol.neighbours(atom).some((one) => mol.geometry(atom, one.atom) !== undefined),
  );
  if (geometry) return refuse('geometry on a hydrazine');
  const choices = [sides, sides.toReversed()].map((pair) =>
    pair.flatMap((side, index) => side.map(({ prefix }): Located => ({ locant: String(index + 1), prefix }))),
  );
  const key = (located: readonly Located[]): string =>
    located
      .map((one) => one.locant)
      .toSorted()
      .join('') + writePrefixes(located).en;
  const located = at(
    choices.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
    0,
  );
  const shown = located.length === 1 ? located.map(({ prefix }): Located => ({ locant: '', prefix })) : located;
  return joined(shown, { en: 'hydrazine', zh: '肼' }, 2);
}

function around(writer: Writer, centre: number, end: Words, isOxide = false, valence = 3): Part {
  const { mol } = writer;
  const others = mol.neighbours(centre).filter((one) => one.order === 1);
  if (mol.label(centre) || mol.charge(centre) !== 0) return refuse('a stereocentre at such an atom');
  if (others.length + mol.hydrogens(centre) !== valence || others.length === 0) return refuse('such a valence');
  const located = others.map((one): Located => ({ locant: '', prefix: writer.prefixOf(one.atom, centre) }));
  return joined(located, end, isOxide ? 2 : 1);
}
