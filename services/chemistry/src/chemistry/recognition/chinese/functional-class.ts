// Names of several words: esters, salts, ethers, ketones, halides, anhydrides. Chinese puts the acid before the alcohol,
// and the anion before the metal.

import { addAtoms, atomsOf } from './atoms.ts';
import { type Reading, readAlkyl, readGroups, readingOf, readMultipliers } from './groups.ts';
import { readAcidStem, readSubstitutive, withoutOxygen } from './substitutive.ts';
import { anions, cations } from './words.ts';

/** Every way to read the whole text, in lower case, as a name of its class. */
export function readFunctionalClass(text: string): Reading[] {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (words.length < 2) return [];
  return [
    ...readEsterOrSalt(before, last),
    ...readBinary(before, last),
    ...readAmmonium(before, last),
    ...readAcyl(before, last),
    ...readAnhydride(before, last),
    ...readAlkylClass(before, last),
    ...readPair(words, last),
    ...readHydrochloride(before, last),
  ];
}

// ethyl benzoate, dimethyl carbonate, sodium acetate
function readEsterOrSalt(before: string, last: string): Reading[] {
  const acids = readAcidOf(last);
  if (acids.length === 0) return [];
  const esters = readCounted(before, readAlkyl).map((one) => ({
    ...one,
    chinese: `${withoutGroupWord(one.chinese)}酯`,
  }));
  const salts = readCounted(before, readMetal);
  return acids.flatMap((acid) =>
    [...esters, ...salts]
      .filter(({ chinese }) => !/^[\d(].*-基?酯$/.test(chinese))
      .map((one) => ({ chinese: acid.chinese + one.chinese, atoms: addAtoms(acid.atoms, one.atoms) })),
  );
}

function readAcidOf(word: string): Reading[] {
  const stem = /^(.+)ate$/.exec(word)?.[1];
  if (stem === undefined) return [];
  const usual = readAcidStem(stem).map((one) => ({ ...one, chinese: `${one.chinese}酸` }));
  return [...usual, ...readSubstitutive(`${stem}ic acid`)];
}

// `diethyl` is two of ethyl, but `dimethylphenyl` one of its own; both are tried.
function readCounted(text: string, read: (text: string) => Reading[]): Reading[] {
  return readMultipliers(text).flatMap(({ chinese, times, rest }) =>
    read(rest).map((one) => ({ chinese: chinese + one.chinese, atoms: addAtoms(new Map(), one.atoms, times) })),
  );
}

function readMetal(text: string): Reading[] {
  const word = cations[text];
  return word && text !== 'hydrogen' ? [readingOf(word)] : [];
}

const nonmetals: Readonly<Record<string, readonly [string, string]>> = {
  phosphorus: ['磷', 'P'],
  sulfur: ['硫', 'S'],
  nitrogen: ['氮', 'N'],
  boron: ['硼', 'B'],
  silicon: ['硅', 'Si'],
  carbon: ['碳', 'C'],
  titanium: ['钛', 'Ti'],
  arsenic: ['砷', 'As'],
  antimony: ['锑', 'Sb'],
  selenium: ['硒', 'Se'],
  manganese: ['锰', 'Mn'],
  chlorine: ['氯', 'Cl'],
  osmium: ['锇', 'Os'],
};
const counts: Readonly<Record<string, readonly [string, number]>> = {
  mono: ['一', 1],
  mon: ['一', 1],
  di: ['二', 2],
  tri: ['三', 3],
  tetra: ['四', 4],
  tetr: ['四', 4],
  penta: ['五', 5],
  pent: ['五', 5],
  hexa: ['六', 6],
};

// sodium chloride, calcium hydroxide, phosphorus trichloride. How many anions a metal with one usual charge takes goes
// without saying, so the metal is counted once.
function readBinary(before: string, last: string): Reading[] {
  const metal = cations[before];
  const anion = anions[last];
  const plain = metal && anion ? simpleSalts(readingOf(metal), readingOf(anion)) : [];
  const element = nonmetals[before] ?? metal;
  const counted = Object.entries(counts).flatMap(([word, [chinese, times]]) => {
    const part = last.startsWith(word) ? anions[last.slice(word.length)] : undefined;
    if (!element || !part || !part[0].endsWith('化')) return [];
    const one = readingOf(part);
    return [
      {
        chinese: `${chinese}${one.chinese}${element[0]}`,
        atoms: addAtoms(addAtoms(new Map(), one.atoms, times), atomsOf(element[1])),
      },
    ];
  });
  return [...plain, ...counted];
}

// One to three of each part: the formula of the compound says how many.
function simpleSalts(metal: Reading, anion: Reading): Reading[] {
  return [1, 2, 3].flatMap((metals) =>
    [1, 2, 3].map((others) => ({
      chinese: `${anion.chinese}${metal.chinese}`,
      atoms: addAtoms(addAtoms(new Map(), metal.atoms, metals), anion.atoms, others),
    })),
  );
}

// tetrabutylammonium bromide
function readAmmonium(before: string, last: string): Reading[] {
  const anion = anions[last];
  const groups = /^(.+)ammonium$/.exec(before)?.[1];
  if (!anion || groups === undefined) return [];
  return readGroups(groups)
    .filter(({ rest }) => rest === '')
    .map((one) => ({
      chinese: `${one.chinese}${anion[0]}铵`,
      atoms: addAtoms(addAtoms(one.atoms, atomsOf('N')), atomsOf(anion[1])),
    }));
}

const acylHalides: Readonly<Record<string, readonly [string, string]>> = {
  chloride: ['酰氯', 'Cl'],
  bromide: ['酰溴', 'Br'],
  fluoride: ['酰氟', 'F'],
};

// benzoyl chloride, 4-toluenesulfonyl chloride
function readAcyl(before: string, last: string): Reading[] {
  const halide = acylHalides[last];
  const stem = /^(.+)yl$/.exec(before)?.[1];
  if (!halide || stem === undefined) return [];
  return readAcidStem(stem)
    .filter(({ chinese }) => !chinese.endsWith('二'))
    .map((acid) => ({
      chinese: acid.chinese + halide[0],
      atoms: addAtoms(withoutOxygen(acid.atoms), atomsOf(halide[1])),
    }));
}

function readAnhydride(before: string, last: string): Reading[] {
  const stem = /^(.+)ic$/.exec(before)?.[1];
  if (last !== 'anhydride' || stem === undefined) return [];
  return [
    ...readAcidStem(stem).map((one) => ({ ...one, chinese: `${one.chinese}酸` })),
    ...readSubstitutive(`${stem}ic acid`),
  ].flatMap((acid) => [
    // Of two molecules, or within one that has two acid groups.
    { chinese: `${acid.chinese}酐`, atoms: withoutOxygen(addAtoms(acid.atoms, acid.atoms)) },
    ...(acid.chinese.includes('二') || /[马富]/.test(acid.chinese)
      ? [{ chinese: `${acid.chinese}酐`, atoms: withoutOxygen(acid.atoms) }]
      : []),
  ]);
}

interface AlkylClass {
  chinese: string;
  atoms: string;
  keepsGroupWord: boolean;
}

const alkylClasses: Readonly<Record<string, AlkylClass>> = {
  alcohol: { chinese: '醇', atoms: 'O', keepsGroupWord: false },
  mercaptan: { chinese: '硫醇', atoms: 'S', keepsGroupWord: false },
  chloride: { chinese: '氯', atoms: 'Cl', keepsGroupWord: true },
  bromide: { chinese: '溴', atoms: 'Br', keepsGroupWord: true },
  iodide: { chinese: '碘', atoms: 'I', keepsGroupWord: true },
  cyanide: { chinese: '氰', atoms: 'CN', keepsGroupWord: true },
};

function readAlkylClass(before: string, last: string): Reading[] {
  const kind = alkylClasses[last];
  if (!kind) return [];
  const groups = readAlkyl(before).filter(({ chinese }) => !chinese.endsWith('酰基'));
  return groups.map(({ chinese, atoms }) => ({
    chinese: `${kind.keepsGroupWord ? chinese : withoutGroupWord(chinese)}${kind.chinese}`,
    atoms: addAtoms(atoms, atomsOf(kind.atoms)),
  }));
}

const pairs: Readonly<Record<string, readonly [string, string]>> = {
  ether: ['醚', 'O'],
  sulfide: ['硫醚', 'S'],
  ketone: ['酮', 'CO'],
  sulfone: ['砜', 'SO2'],
  sulfoxide: ['亚砜', 'SO'],
};

// dibutyl ether, ethyl methyl ether
function readPair(words: readonly string[], last: string): Reading[] {
  const kind = pairs[last];
  if (!kind) return [];
  const [first = '', second = ''] = words;
  const end = (one: Reading): Reading => ({
    chinese: one.chinese + kind[0],
    atoms: addAtoms(one.atoms, atomsOf(kind[1])),
  });
  if (words.length === 2 && first.startsWith('di'))
    return readAlkyl(first.slice(2)).map((one) =>
      end({ chinese: `二${withoutGroupWord(one.chinese)}`, atoms: addAtoms(one.atoms, one.atoms) }),
    );
  if (words.length !== 3) return [];
  return readAlkyl(first).flatMap((one) =>
    readAlkyl(second).map((two) => end({ chinese: one.chinese + two.chinese, atoms: addAtoms(one.atoms, two.atoms) })),
  );
}

function readHydrochloride(before: string, last: string): Reading[] {
  if (last !== 'hydrochloride') return [];
  return readSubstitutive(before).map((one) => ({
    chinese: `${one.chinese}盐酸盐`,
    atoms: addAtoms(one.atoms, atomsOf('Cl')),
  }));
}

function withoutGroupWord(chinese: string): string {
  return chinese.replace(/基$/, '');
}
