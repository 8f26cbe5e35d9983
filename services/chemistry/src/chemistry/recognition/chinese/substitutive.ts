// Names of one word (`4-chlorobutan-2-one`) and of acids: groups, a chain or ring or a retained name, a suffix.

import { addAtoms, atomsOf, type Atoms } from './atoms.ts';
import { type Partial, type Reading, readGroups, readLocants, readMultipliers, readWords } from './groups.ts';
import { acids, closedRings, parents, rings, stems, suffixes, wholeSuffixes } from './words.ts';

/** Every way to read the whole text, in lower case, as a substitutive name. */
export function readSubstitutive(text: string): Reading[] {
  return readGroups(text).flatMap((groups) => {
    const { locants, rest } = readLocants(groups.rest);
    return readParent(rest).map((parent) => ({
      chinese: tidy(`${groups.chinese}${locants}${parent.chinese}`),
      atoms: addAtoms(groups.atoms, parent.atoms),
    }));
  });
}

/** `...ic acid` by a usual name, with groups in front: the Chinese name without 酸. */
export function readAcidStem(text: string): Reading[] {
  return readGroups(text).flatMap((groups) => {
    const { locants, rest } = readLocants(groups.rest);
    return readWords(acids, rest)
      .filter((acid) => acid.rest === '')
      .map((acid) => ({
        chinese: `${groups.chinese}${locants}${acid.chinese}`,
        atoms: addAtoms(groups.atoms, acid.atoms),
      }));
  });
}

function readParent(text: string): Reading[] {
  const retained = readWords(parents, text).filter(({ rest }) => rest === '');
  const acid = /^(.+?)ic acid$/.exec(text)?.[1];
  const usual = acid === undefined ? [] : readAcidStem(acid).map((one) => ({ ...one, chinese: `${one.chinese}酸` }));
  const amine = text === 'amine' ? [{ chinese: '胺', atoms: atomsOf('N') }] : [];
  return [...retained, ...usual, ...amine, ...readChain(text), ...readRing(text)];
}

function readChain(text: string): Reading[] {
  const isRing = text.startsWith('cyclo');
  return readWords(stems, isRing ? text.slice(5) : text).flatMap((stem) => {
    const chain = { ...stem, chinese: `${isRing ? '环' : ''}${stem.chinese}` };
    return readBonds(chain).flatMap((bonds) => readTail(bonds, bonds.isSaturated ? '烷' : ''));
  });
}

interface Chain extends Partial {
  isSaturated: boolean;
}

const place = String.raw`(-\d+(?:,\d+)*-)?`;
const times = '(di|tri|tetra)?';
const double = new RegExp(`^a?${place}${times}en`);
const triple = new RegExp(`^a?${place}${times}yn`);

function readBonds(chain: Partial): Chain[] {
  const saturated = /^an(?!-\d+-yl)/.test(chain.rest)
    ? [{ ...chain, rest: chain.rest.slice(2), isSaturated: true }]
    : [];
  const enes = readBond(chain, double, '烯');
  const ynes = [chain, ...enes].flatMap((one) => readBond(one, triple, '炔'));
  return [...saturated, ...[...enes, ...ynes].map((one) => ({ ...one, isSaturated: false }))];
}

function readBond(chain: Partial, pattern: RegExp, word: string): Partial[] {
  const found = pattern.exec(chain.rest);
  if (!found) return [];
  const [all, locants = '', count = ''] = found;
  const many = readMultipliers(count).find(({ rest }) => rest === '');
  return [
    {
      ...chain,
      chinese: `${chain.chinese}${locants}${many?.chinese ?? ''}${word}`,
      rest: chain.rest.slice(all.length),
    },
  ];
}

function readRing(text: string): Reading[] {
  const open = readWords(rings, text).flatMap((ring) => readTail(ring, ''));
  const closed = readWords(closedRings, text).flatMap((ring) => readTail(ring, ''));
  return [...open, ...closed];
}

// The end of the name: `e`, or a suffix with places and a multiplier.
function readTail(parent: Partial, whole: string): Reading[] {
  if (parent.rest === 'e') return [{ ...parent, chinese: parent.chinese + whole }];
  const open = parent.rest.replace(/^e(?=[-bcdnst])/, '');
  const found = /^(-\d+(?:,\d+)*-)?(.*)$/.exec(open);
  const [, locants = '', after = ''] = found ?? [];
  return readMultipliers(after).flatMap((many) => {
    const end = (table: typeof suffixes, between: string): Reading[] =>
      readWords(table, many.rest)
        .filter(({ rest }) => rest === '')
        .map((suffix) => ({
          chinese: `${parent.chinese}${between}${locants}${many.chinese}${ringWord(parent.chinese, suffix.chinese)}`,
          atoms: addAtoms(parent.atoms, suffix.atoms, many.times),
        }));
    return [...end(suffixes, ''), ...end(wholeSuffixes, whole)];
  });
}

const phenols: ReadonlySet<string> = new Set(['苯', '萘', '蒽', '菲', '芘']);

// A hydroxyl group on a carbocyclic aromatic ring makes a phenol.
function ringWord(parent: string, suffix: string): string {
  return suffix === '醇' && phenols.has(parent) ? '酚' : suffix;
}

function tidy(chinese: string): string {
  return chinese.replace(/基胺$/, '胺').replaceAll('--', '-');
}

/** Atoms of an acid that lost one OH. */
export function withoutOxygen(atoms: Atoms): Atoms {
  const left = new Map(atoms);
  left.set('O', (left.get('O') ?? 0) - 1);
  return left;
}
