// Names of changes that make no bond: groups that come off, bonds that change their order, charges.

import { carbonKind } from './atoms.ts';
import { bondsAt, hasBond, lostAt, otherEnd, type Change, type ChangedBond } from './change.ts';
import { groupWords, leavingWords } from './leaving-words.ts';
import { ringThrough, ringWords } from './ring-words.ts';
import { phrase, type Phrase } from './phrases.ts';

const onAtom: Readonly<Record<number, Phrase>> = {
  6: phrase('carbon', '碳'),
  7: phrase('an amine or amide', '胺或酰胺'),
  8: phrase('an oxygen atom', '氧原子'),
  15: phrase('phosphorus', '磷原子'),
  16: phrase('a sulfur atom', '硫原子'),
};

/** Several ends of one group, as in acetals and phthalimides. */
const bridges: Readonly<Record<string, Phrase>> = {
  CMe2: phrase('Cleavage of an acetonide', '缩丙酮的断裂'),
  CHPh: phrase('Cleavage of a benzylidene acetal', '苄叉缩醛的断裂'),
  CH2: phrase('Cleavage of a methylene acetal or aminal', '亚甲基缩醛或缩醛胺的断裂'),
  CO: phrase('Cleavage of a cyclic carbonate, carbamate or urea', '环状碳酸酯、氨基甲酸酯或脲的断裂'),
  phthaloyl: phrase('Removal of a phthaloyl group', '脱邻苯二甲酰基'),
  CH2CH2O: phrase('Cleavage of a cyclic acetal', '环状缩醛的断裂'),
};

/** What comes off the atom `at`, which makes no new bond. */
export function removalName(change: Change, at: number): Phrase | undefined {
  const { atoms } = change;
  const lost = lostAt(change, at);
  const atom = atoms[at];
  const [label] = lost;
  if (!atom || label === undefined) return undefined;
  if (atom.z === 7 && atom.was.charge > 0 && atom.charge === 0 && lost.includes('O-'))
    return lost.includes('=O')
      ? phrase('Reduction of a nitro group to an amine', '硝基还原为胺')
      : phrase('Reduction of an N-oxide', 'N-氧化物的还原');
  if (atom.z === 7 && lost.every((one) => /^(?:=N2|#N|\*\[N)/.test(one)))
    return phrase('Reduction of an azide to an amine', '叠氮还原为胺');
  if (atom.z === 7 && lost.length === 1 && label === '=O')
    return phrase('Reduction of a nitroso group', '亚硝基的还原');
  if (atom.z === 7 && lost.length === 1 && (label === 'OH' || label === 'OMe' || label === 'OBn'))
    return phrase('Reductive cleavage of an N–O bond', 'N–O 键的还原断裂');
  if (atom.z === 7 && lost.length === 1 && label === 'NH2') return phrase('Cleavage of an N–N bond', 'N–N 键的断裂');
  if (atom.z === 7 && /^\*?=/.test(label))
    return phrase('Hydrolysis of an imine-type protecting group to an amine', '亚胺型保护基水解为胺');
  if (atom.z === 16 && lost.includes('=O')) return phrase('Reduction at sulfur', '硫原子的还原');
  if (atom.z === 6) return carbonRemoval(change, at, lost);
  const words = lost.length > 1 && new Set(lost).size > 1 ? undefined : groupWords(label);
  const where = atom.aromatic && atom.z === 7 ? phrase('an azole', '唑类') : onAtom[atom.z];
  if (!words || !where) return phrase('Removal of a protecting group', '脱除保护基');
  if (lost.length > 1)
    return phrase(
      `Removal of ${lost.length === 2 ? 'both' : 'all'} ${words.en} groups from ${where.en}`,
      `${where.zh}上${lost.length === 2 ? '两个' : '所有'}${words.zh}的脱除`,
    );
  if (atom.z === 8) return oxygenRemoval(words, label, atom.charge < 0);
  return phrase(
    `Removal of ${/^(?:acyl|alkyl|aryl|silyl|sulfonyl|sulfinyl|alkoxycarbonyl|carbamoyl|phosphoryl|acetal-type|benzyl-type)$/.test(words.en) ? article(words.en) : 'the'} ${words.en} group from ${where.en}`,
    `${where.zh}上${words.zh}的脱除`,
  );
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

const acylLabel = /^(?:Ac|Bz|Piv|PNB|CHO|CO[A-Z]|\*C\(=O\)|\*C\(.*\)=O$|\*C=O)/;

function oxygenRemoval(words: Phrase, label: string, isAnion: boolean): Phrase {
  const a = /^(?:[aeiou]|MOM|MEM|SEM)/.test(words.en) ? 'an' : 'a';
  if (/^(?:Boc|Cbz|CO2Me|CO2Et|Alloc|Troc|Fmoc|\*C\(=O\)O)/.test(label))
    return phrase(`Cleavage of ${a} ${words.en} carbonate`, `${words.zh}碳酸酯的断裂`);
  if (acylLabel.test(label)) return phrase(`Cleavage of ${a} ${words.en} ester`, `${words.zh}酯的断裂`);
  if (/^(?:Ts|Ms|Tf|PhSO2|Ns|\*S)/.test(label))
    return phrase(
      `Cleavage of ${a} ${words.en} sulfonate ester`
        .replace('sulfonyl sulfonate', 'sulfonate')
        .replace('sulfonyl group', 'sulfonyl'),
      `${words.zh}磺酸酯的断裂`.replace('磺酰基磺酸', '磺酸'),
    );
  if (/^(?:T[A-Z]+|SEM|MEM|MOM|THP|Trt|\*\[Si)/.test(label) && label !== 'TCE' && label !== 'TMSE')
    return phrase(`Cleavage of ${a} ${words.en} ether`, `${words.zh}醚的断裂`);
  if (words.en === 'phosphoryl') return phrase('Cleavage of a phosphate ester', '磷酸酯的断裂');
  if (isAnion)
    return phrase(
      `Cleavage of ${a} ${words.en} ester or ${words.en} ether to a salt`,
      `${words.zh}酯或${words.zh}醚断裂成盐`,
    );
  return phrase(`Cleavage of ${a} ${words.en} ester or ${words.en} ether`, `${words.zh}酯或${words.zh}醚的断裂`);
}

function carbonRemoval(change: Change, at: number, lost: readonly string[]): Phrase {
  const [label = ''] = lost;
  const kind = carbonKind(change, at);
  if (lost.includes('CO2H') || lost.includes('*C(=O)[O-]')) return phrase('Decarboxylation', '脱羧');
  if (lost.includes('=O') && lost.some((one) => /^O|^\*O/.test(one)) && kind !== 'aryl') {
    const [en, zh] = lost.includes('OH') ? ['a carboxylic acid', '羧酸'] : ['an ester or carbamate', '酯或氨基甲酸酯'];
    return phrase(`Reduction of ${en} to a methyl or methylene group`, `${zh}还原为甲基或亚甲基`);
  }
  if (lost.includes('=O') && lost.length > 1 && kind !== 'aryl')
    return phrase(
      `Reduction of ${leavingWords('alkyl', lost)?.en ?? 'an acid derivative'} to a methyl or methylene group`,
      `${leavingWords('alkyl', lost)?.zh ?? '羧酸衍生物'}还原为甲基或亚甲基`,
    );
  if (lost.includes('=O')) return phrase('Reduction of a carbonyl group to methylene', '羰基还原为亚甲基');
  if (kind === 'acyl' && hasBond(change, at, 8, 2)) {
    const from = leavingWords('acyl', lost);
    return phrase(
      `Reduction of ${from?.en ?? 'an acid derivative'} to an aldehyde`,
      `${from?.zh ?? '羧酸衍生物'}还原为醛`,
    );
  }
  if (/^(?:Boc|CO2Me|CO2Et|Cbz|\*C\(=O\)O)/.test(label))
    return phrase('Loss of an alkoxycarbonyl group from carbon (dealkoxycarbonylation)', '碳上烷氧羰基的脱除（脱羧）');
  if (/^(?:TMS|TES|TBS|TIPS|\*\[Si)/.test(label))
    return phrase('Removal of a silyl group from carbon', '碳上硅基的脱除');
  if (label === 'NH2' && kind === 'aryl') return phrase('Deamination of an aniline', '苯胺的脱氨基');
  if (/^(?:B(?!r|n|z|oc)|\*B|\*\[B)/.test(label)) return phrase('Protodeboronation', '脱硼');
  const from = leavingWords(kind, lost);
  return phrase(
    `Reductive removal: ${from?.en ?? 'a group on carbon'} to a C–H bond`,
    `${from?.zh ?? '碳上基团'}还原为 C–H 键`,
  );
}

/** A group that held several atoms; undefined where it is no known one. */
export function bridgeName(label: string, atoms: readonly number[], change: Change): Phrase | undefined {
  const known = bridges[label];
  const zs = atoms.map((at) => change.atoms[at]?.z);
  if (known && zs.some((z) => z === 7 || z === 8)) return known;
  if (/\*O|O\*/.test(label) && zs.includes(6)) return phrase('Cleavage of a cyclic acetal', '环状缩醛的断裂');
  if (zs.every((z) => z === 8))
    return /^\*\[?Si/.test(label)
      ? phrase('Cleavage of a silylene acetal', '硅叉缩醛的断裂')
      : phrase('Cleavage of a cyclic acetal or diester', '环状缩醛或二酯的断裂');
  if (zs.every((z) => z === 7))
    return phrase('Removal of a bridging group from two nitrogens', '两个氮上桥连基团的脱除');
  return undefined;
}

/** A change of bond orders, with no bond made. */
export function orderName(change: Change): Phrase | undefined {
  const { changed, atoms } = change;
  const aromatised = changed.filter(({ order, before }) => order === 4 && before !== 4);
  if (aromatised.length > 0 && change.made.length === 0) return aromaticName(change, aromatised, true);
  const opened = changed.filter(({ order, before }) => before === 4 && order !== 4);
  if (opened.length > 1) return aromaticName(change, opened, false);
  const isCarbonyl = (bond: ChangedBond): boolean => atoms[bond.a]?.z === 8 || atoms[bond.b]?.z === 8;
  const inOrder = [...changed.filter(isCarbonyl), ...changed.filter((bond) => !isCarbonyl(bond))];
  const names = inOrder.flatMap((bond) => bondChange(change, bond) ?? []);
  const [first] = names;
  if (!first) return undefined;
  if (changed.length === 2 && isShift(changed))
    return phrase('Shift of a double bond (isomerization)', '双键的移位（异构化）');
  return first;
}

function isShift(changed: readonly ChangedBond[]): boolean {
  return changed.some(({ before, order }) => before > order) && changed.some(({ before, order }) => before < order);
}

function aromaticName(change: Change, bonds: readonly ChangedBond[], isMade: boolean): Phrase {
  const [bond] = bonds;
  const ring = bond && ringThrough(change, bond.a, bond.b);
  if (isMade) {
    const words = ring && ringWords(change, ring);
    return words
      ? phrase(`Aromatization to ${words.en}`, `芳构化为${words.zh}`)
      : phrase('Aromatization of a ring', '环的芳构化');
  }
  const hasNitrogen = ring?.some((at) => change.atoms[at]?.z === 7) ?? false;
  const isReduced = bonds.filter(({ order }) => order === 1).length > bonds.filter(({ order }) => order === 2).length;
  if (!isReduced)
    return phrase(
      'Conversion of an aromatic ring to its non-aromatic (tautomeric or partly reduced) form',
      '芳环转化为非芳香（互变异构或部分还原）形式',
    );
  return hasNitrogen
    ? phrase('Hydrogenation of a nitrogen-containing aromatic ring', '含氮芳环的氢化')
    : phrase('Hydrogenation of an aromatic ring', '芳环的氢化');
}

/** The word of one bond that changes its order. */
export function bondChange(change: Change, { a, b, before, order }: ChangedBond): Phrase | undefined {
  const zs = [change.atoms[a]?.z ?? 0, change.atoms[b]?.z ?? 0].toSorted((one, other) => one - other).join();
  const up = order > before;
  switch (zs) {
    case '6,6':
      if (up) {
        const lost = [...lostAt(change, a), ...lostAt(change, b)];
        const leaving = leavingWords('alkyl', lost);
        const to = order === 3 ? phrase('alkyne', '炔') : phrase('alkene', '烯');
        return leaving
          ? phrase(`Elimination from ${leaving.en} to an ${to.en}`, `${leaving.zh}消除成${to.zh}`)
          : phrase(`Dehydrogenation to an ${to.en}`, `脱氢成${to.zh}`);
      }
      return before === 3
        ? order === 2
          ? phrase('Partial reduction of an alkyne to an alkene', '炔烃部分还原为烯烃')
          : phrase('Full hydrogenation of an alkyne', '炔烃完全加氢')
        : phrase('Hydrogenation of an alkene', '烯烃加氢');
    case '6,8':
      return up ? carbonylFrom(change, a, b) : reducedCarbonyl(change, a, b);
    case '6,7':
      return up
        ? imineFrom(change, a, b, order)
        : before === 3
          ? phrase('Reduction or addition at a nitrile', '腈的还原或加成')
          : phrase('Reduction of an imine, oxime or hydrazone', '亚胺、肟或腙的还原');
    case '8,16':
      return up ? phrase('Oxidation at sulfur', '硫原子的氧化') : phrase('Reduction at sulfur', '硫原子的还原');
    case '7,7':
      return up
        ? phrase('Oxidation of a hydrazine to an azo compound', '肼氧化为偶氮化合物')
        : phrase('Reduction of an N=N bond', 'N=N 键的还原');
    case '7,8':
      return up ? phrase('Oxidation at nitrogen', '氮原子的氧化') : phrase('Reduction at an N–O bond', 'N–O 键的还原');
    case '6,16':
      return up
        ? phrase('Thiocarbonyl formation', '硫羰基的形成')
        : phrase('Conversion of a thiocarbonyl group to a thiol or thioether', '硫羰基转化为硫醇或硫醚');
    default:
      return undefined;
  }
}

function carbonylFrom(change: Change, a: number, b: number): Phrase {
  const [carbon, oxygen] = change.atoms[a]?.z === 6 ? [a, b] : [b, a];
  const lost = [...lostAt(change, carbon), ...lostAt(change, oxygen)];
  const isCut = bondsAt(change.broken, carbon).some((bond) => change.atoms[otherEnd(bond, carbon)]?.z === 6);
  if (lost.length === 0 && isCut)
    return phrase(
      'Oxidative cleavage of a 1,2-diol, or retro-aldol cleavage, to carbonyl compounds',
      '邻二醇的氧化断裂或逆羟醛断裂成羰基化合物',
    );
  if (lost.length === 0) {
    const ether = bondsAt(change.broken, oxygen).length > 0;
    return ether
      ? phrase('Conversion of an ether or ester oxygen to a carbonyl group', '醚或酯的氧转化为羰基')
      : phrase('Oxidation of an alcohol to an aldehyde or ketone', '醇氧化为醛或酮');
  }
  const isAromatic = change.atoms[carbon]?.aromatic;
  if (isAromatic)
    return phrase(
      'Dealkylation of an alkoxyazine to the lactam (pyridone type)',
      '烷氧基氮杂芳烃脱烷基成内酰胺（吡啶酮型）',
    );
  if (bondsAt(change.changed, carbon).some((bond) => otherEnd(bond, carbon) !== oxygen && bond.before > bond.order))
    return phrase('Hydrolysis of an enol ether or ester to a carbonyl compound', '烯醇醚或酯水解为羰基化合物');
  return phrase('Hydrolysis of an acetal or ether to a carbonyl group', '缩醛或醚水解为羰基');
}

function reducedCarbonyl(change: Change, a: number, b: number): Phrase {
  const carbon = change.atoms[a]?.z === 6 ? a : b;
  const lost = lostAt(change, carbon);
  if (lost.length === 0) return phrase('Reduction of an aldehyde or ketone to an alcohol', '醛或酮还原为醇');
  const from = leavingWords('acyl', lost);
  return phrase(
    `Reduction of ${from?.en ?? 'an acid derivative'} to an alcohol`,
    `${from?.zh ?? '羧酸衍生物'}还原为醇`,
  );
}

function imineFrom(change: Change, a: number, b: number, order: number): Phrase {
  const [carbon, nitrogen] = change.atoms[a]?.z === 6 ? [a, b] : [b, a];
  const lost = lostAt(change, carbon);
  const atNitrogen = lostAt(change, nitrogen);
  if (order === 3) {
    if (atNitrogen.includes('OH')) return phrase('Nitrile from an aldoxime', '醛肟脱水制腈');
    const from = leavingWords('acyl', lost) ?? phrase('an amine or imine', '胺或亚胺');
    return phrase(
      `Nitrile from ${lost.includes('=O') ? 'an amide' : from.en}`,
      `由${lost.includes('=O') ? '酰胺' : from.zh}制腈`,
    );
  }
  if (lost.includes('=O')) return phrase('Imidoyl or amidine compound from an amide', '由酰胺制亚胺酰化合物或脒');
  return phrase('Oxidation of an amine to an imine or amidine', '胺氧化为亚胺或脒');
}
