// What the precursors of a ring are called, each by the groups that its pattern shows.

import { bondsAt, isChanged, lostAt, otherEnd, type Change } from './change.ts';
import { listed, phrase, type Phrase } from './phrases.ts';

/** The precursor molecules as sets of atoms of the product, in the order of the pattern. */
export function precursorsOf(change: Change, members: ReadonlySet<number>): number[][] {
  const seen = new Set<number>();
  return [...members]
    .toSorted((a, b) => a - b)
    .flatMap((start) => {
      if (seen.has(start)) return [];
      const part = [start];
      seen.add(start);
      for (const at of part) {
        const linked = change.groups.filter(({ atoms }) => atoms.includes(at)).flatMap(({ atoms }) => atoms);
        for (const next of [...bondsAt(change.oldBonds, at).map((bond) => otherEnd(bond, at)), ...linked]) {
          if (seen.has(next)) continue;
          seen.add(next);
          part.push(next);
        }
      }
      return [part];
    });
}

/** A functional group: its word with an article, and alone. */
interface Feature {
  key: string;
  word: Phrase;
  bare: Phrase;
}

function feature(key: string, en: string, zh: string, bare: string, zhBare: string): Feature {
  return { key, word: phrase(en, zh), bare: phrase(bare, zhBare) };
}

const features = {
  halide: feature('halide', 'a halide', '卤代物', 'a halide', '卤原子'),
  sulfonate: feature('sulfonate', 'a sulfonate', '磺酸酯', 'a sulfonate', '磺酸酯基'),
  acid: feature('acid', 'a carboxylic acid', '羧酸', 'a carboxyl group', '羧基'),
  ester: feature('ester', 'an ester', '酯', 'an ester group', '酯基'),
  acylHalide: feature('acylHalide', 'an acid halide', '酰卤', 'an acid halide', '酰卤基'),
  anhydride: feature('anhydride', 'an anhydride', '酸酐', 'an anhydride', '酸酐基'),
  amide: feature('amide', 'an amide', '酰胺', 'an amide group', '酰胺基'),
  carbonyl: feature('carbonyl', 'a carbonyl compound', '羰基化合物', 'a carbonyl group', '羰基'),
  nitrile: feature('nitrile', 'a nitrile', '腈', 'a cyano group', '氰基'),
  thiocarbonyl: feature('thiocarbonyl', 'a thiocarbonyl compound', '硫羰基化合物', 'a thiocarbonyl group', '硫羰基'),
  thioamide: feature('thioamide', 'a thioamide or thiourea', '硫代酰胺或硫脲', 'a thioamide group', '硫代酰胺基'),
  amidine: feature('amidine', 'an amidine or guanidine', '脒或胍', 'an amidine group', '脒基'),
  amidoxime: feature('amidoxime', 'an amidoxime', '偕胺肟', 'an amidoxime group', '偕胺肟基'),
  oxime: feature('oxime', 'an oxime', '肟', 'an oxime group', '肟基'),
  imidoyl: feature(
    'imidoyl',
    'an imidate, imidoyl halide or isothiourea',
    '亚胺酸酯、亚胺酰卤或异硫脲',
    'an imidoyl group',
    '亚胺酰基',
  ),
  imine: feature('imine', 'an imine or hydrazone', '亚胺或腙', 'an imine group', '亚胺基'),
  acetal: feature('acetal', 'an acetal', '缩醛', 'an acetal', '缩醛基'),
  orthoester: feature('orthoester', 'an orthoester', '原酸酯', 'an orthoester', '原酸酯基'),
  enolEther: feature(
    'enolEther',
    'an enol ether or enamine',
    '烯醇醚或烯胺',
    'an enol ether or enamine',
    '烯醇醚或烯胺基',
  ),
  alkyne: feature('alkyne', 'an alkyne', '炔烃', 'an alkyne', '炔基'),
  alkene: feature('alkene', 'an alkene', '烯烃', 'an alkene', '烯基'),
  azide: feature('azide', 'an azide', '叠氮化物', 'an azide', '叠氮基'),
  hydrazine: feature('hydrazine', 'a hydrazine or hydrazide', '肼或酰肼', 'a hydrazino group', '肼基'),
  hydroxylamine: feature('hydroxylamine', 'a hydroxylamine', '羟胺', 'a hydroxylamino group', '羟氨基'),
  nitro: feature('nitro', 'a nitro compound', '硝基化合物', 'a nitro group', '硝基'),
  nitroso: feature('nitroso', 'a nitrite (diazotization)', '亚硝酸盐（重氮化）', 'a nitroso group', '亚硝基'),
  aniline: feature('aniline', 'an aminoarene', '氨基芳烃', 'an aromatic amino group', '芳氨基'),
  amine: feature('amine', 'an amine', '胺', 'an amino group', '氨基'),
  azineN: feature('azineN', 'an azine or azole', '氮杂芳环', 'a ring nitrogen', '环上氮'),
  phenol: feature('phenol', 'a phenol', '酚', 'a phenolic hydroxyl group', '酚羟基'),
  alcohol: feature('alcohol', 'an alcohol', '醇', 'a hydroxyl group', '羟基'),
  thiol: feature('thiol', 'a thiol', '硫醇', 'a thiol group', '巯基'),
  thiocyanate: feature('thiocyanate', 'a thiocyanate', '硫氰酸盐', 'a thiocyanate', '硫氰酸基'),
  arylHalide: feature('arylHalide', 'an aryl halide', '芳基卤', 'an aryl halide', '芳卤'),
  arene: feature('arene', 'an arene', '芳烃', 'an aromatic C–H bond', '芳环 C–H 键'),
  boron: feature('boron', 'a boronic acid or boronate', '硼酸或硼酸酯', 'a boronic acid', '硼酸基'),
  active: feature('active', 'an active C–H compound', '活泼 C–H 化合物', 'an active C–H bond', '活泼 C–H 键'),
} as const;

const orderOfWords: readonly (keyof typeof features)[] = [
  'amidoxime',
  'amidine',
  'thioamide',
  'azide',
  'hydrazine',
  'hydroxylamine',
  'nitroso',
  'orthoester',
  'anhydride',
  'acylHalide',
  'acid',
  'ester',
  'imidoyl',
  'amide',
  'carbonyl',
  'thiocarbonyl',
  'nitrile',
  'oxime',
  'imine',
  'acetal',
  'enolEther',
  'halide',
  'sulfonate',
  'alkyne',
  'alkene',
  'boron',
  'arylHalide',
  'aniline',
  'nitro',
  'amine',
  'azineN',
  'phenol',
  'alcohol',
  'thiol',
  'thiocyanate',
  'arene',
  'active',
];

/** Several groups of one molecule under a word of their own, by their keys in the order of `orderOfWords`. */
const together: Readonly<Record<string, Phrase>> = {
  'carbonyl+halide': phrase('an alpha-halo carbonyl compound', 'α-卤代羰基化合物'),
  'carbonyl+carbonyl': phrase('a dicarbonyl compound', '二羰基化合物'),
  'ester+carbonyl': phrase('a keto ester', '酮酯'),
  'ester+halide': phrase('a halo ester', '卤代酯'),
  'ester+ester': phrase('a diester', '二酯'),
  'acid+acid': phrase('a dicarboxylic acid', '二羧酸'),
  'acid+carbonyl': phrase('a keto acid', '酮酸'),
  'acylHalide+halide': phrase('a halogenated acid halide', '卤代酰卤'),
  'acylHalide+acylHalide': phrase('a diacid dihalide', '二酰卤'),
  'halide+halide': phrase('a dihalide', '二卤代物'),
  'sulfonate+sulfonate': phrase('a disulfonate', '二磺酸酯'),
  'aniline+aniline': phrase('an aromatic diamine', '芳香二胺'),
  'amine+amine': phrase('a diamine', '二胺'),
  'aniline+nitro': phrase('a nitroaniline (reduced on the way)', '硝基苯胺（反应中还原）'),
  'aniline+phenol': phrase('an aminophenol', '氨基酚'),
  'aniline+azineN': phrase('an aminoazine', '氨基氮杂芳烃'),
  'amine+alcohol': phrase('an amino alcohol', '氨基醇'),
  'amine+thiol': phrase('an amino thiol', '氨基硫醇'),
  'alcohol+alcohol': phrase('a diol', '二醇'),
  'phenol+phenol': phrase('a catechol-type diphenol', '邻苯二酚类'),
  'thiol+thiol': phrase('a dithiol', '二硫醇'),
  'carbonyl+enolEther': phrase('an enaminone or alkoxy enone', '烯胺酮或烷氧基烯酮'),
  'ester+enolEther': phrase('an alkoxy- or aminomethylene ester', '烷氧基或氨基亚甲基酯'),
  'carbonyl+alkene': phrase('an unsaturated carbonyl compound', '不饱和羰基化合物'),
  'ester+alkene': phrase('an unsaturated ester', '不饱和酯'),
  'nitrile+carbonyl': phrase('a keto nitrile', '酮腈'),
  'carbonyl+nitrile': phrase('a keto nitrile', '酮腈'),
  'ester+nitrile': phrase('a cyano ester', '氰基酯'),
  'nitrile+enolEther': phrase('an alkoxy- or aminoacrylonitrile', '烷氧基或氨基丙烯腈'),
  'hydrazine+hydrazine': phrase('a hydrazine or hydrazide', '肼或酰肼'),
  'hydrazine+amine': phrase('a hydrazine or hydrazide', '肼或酰肼'),
  'hydrazine+amide': phrase('a hydrazide', '酰肼'),
  'hydrazine+thioamide': phrase('a thiosemicarbazide', '氨基硫脲'),
  'thioamide+hydrazine': phrase('a thiosemicarbazide', '氨基硫脲'),
  'hydroxylamine+oxime': phrase('an oxime', '肟'),
  'imidoyl+oxime': phrase('a hydroximoyl halide (nitrile oxide)', '肟酰卤（氧化腈）'),
  'oxime+halide': phrase('a hydroximoyl halide (nitrile oxide)', '肟酰卤（氧化腈）'),
  'arylHalide+nitrile': phrase('a halo nitrile', '卤代腈'),
  'nitrile+arylHalide': phrase('a 2-halobenzonitrile', '邻卤代苯甲腈'),
  'carbonyl+arylHalide': phrase('a 2-haloaryl ketone or aldehyde', '邻卤代芳基酮或醛'),
  'acid+aniline': phrase('an aminobenzoic acid', '氨基苯甲酸'),
  'ester+aniline': phrase('an aminobenzoate', '氨基苯甲酸酯'),
  'nitrile+aniline': phrase('an aminobenzonitrile', '氨基苯甲腈'),
  'amide+aniline': phrase('an amide with an aromatic amino group', '带芳氨基的酰胺'),
  'carbonyl+aniline': phrase('an aminoaryl ketone or aldehyde', '氨基芳基酮或醛'),
  'carbonyl+phenol': phrase('a hydroxyaryl ketone or aldehyde', '羟基芳基酮或醛'),
  'aniline+arene': phrase('an arylamine', '芳胺'),
  'hydrazine+arene': phrase('an arylhydrazine', '芳肼'),
  'amine+arene': phrase('an arylalkylamine or arylamine', '芳基胺'),
  'phenol+arene': phrase('a phenol', '酚'),
  'acetal+acetal': phrase('a bis-acetal', '双缩醛'),
  'acid+halide': phrase('a halo acid', '卤代酸'),
  'acid+amine': phrase('an amino acid', '氨基酸'),
  'ester+amine': phrase('an amino ester', '氨基酯'),
  'carbonyl+amine': phrase('an amino ketone or aldehyde', '氨基酮或醛'),
  'nitrile+amine': phrase('an amino nitrile', '氨基腈'),
  'arylHalide+aniline': phrase('a haloaniline', '卤代苯胺'),
  'alkyne+aniline': phrase('an alkynylaniline', '炔基苯胺'),
  'alkyne+phenol': phrase('an alkynylphenol', '炔基酚'),
  'carbonyl+active': phrase('an enolizable ketone or aldehyde', '可烯醇化的酮或醛'),
};

/** The word of one precursor molecule; undefined where the pattern shows nothing of it. */
export function partnerWords(change: Change, part: readonly number[]): Phrase | undefined {
  const found = part.flatMap((at) => (isChanged(change, at) ? (featureAt(change, at) ?? []) : []));
  const useful = dropWeak(found);
  const sorted = useful.toSorted((a, b) => orderOfWords.indexOf(a) - orderOfWords.indexOf(b));
  const [first, ...rest] = sorted;
  if (!first) return undefined;
  const key = sorted.slice(0, 3).join('+');
  const known =
    sorted.length === 1 ? features[first].word : (together[key] ?? together[[...new Set(sorted)].join('+')]);
  if (known) return known;
  const distinct = [...new Set(rest)].filter((one) => one !== first).slice(0, 2);
  if (distinct.length === 0) return features[first].word;
  const pair = together[`${first}+${distinct[0] ?? ''}`];
  if (pair && distinct.length === 1) return pair;
  const bare = listed(distinct.map((one) => features[one].bare));
  return phrase(`${features[first].word.en} with ${bare.en}`, `带${bare.zh}的${features[first].word.zh}`);
}

/** Amines beside stronger words of the same atoms, and carbons without a group, say nothing more. */
function dropWeak(found: readonly (keyof typeof features)[]): (keyof typeof features)[] {
  const has = (one: keyof typeof features): boolean => found.includes(one);
  return found.filter((one) => {
    if (one === 'active') return found.length === 1;
    if (one === 'arene') return found.every((other) => other === 'arene');
    if (one === 'alkene' && has('enolEther')) return false;
    if (one === 'amine' && (has('amidine') || has('thioamide') || has('amidoxime') || has('amide') || has('imidoyl')))
      return false;
    if (one === 'oxime' && has('amidoxime')) return false;
    if (one === 'imine' && (has('amidine') || has('amidoxime') || has('oxime') || has('imidoyl'))) return false;
    if (one === 'thiol' && has('thioamide')) return false;
    return true;
  });
}

const halogens = ['Cl', 'Br', 'I', 'F'];

function featureAt(change: Change, at: number): keyof typeof features | undefined {
  const z = change.atoms[at]?.z;
  if (z === 6) return carbonFeature(change, at);
  if (z === 7) return nitrogenFeature(change, at);
  if (z === 8) return oxygenFeature(change, at);
  return z === 16 ? sulfurFeature(change, at) : undefined;
}

function around(change: Change, at: number): { z: number; order: number; atom: number }[] {
  return bondsAt(change.oldBonds, at).map((bond) => {
    const atom = otherEnd(bond, at);
    return { z: change.atoms[atom]?.z ?? 0, order: bond.order, atom };
  });
}

function carbonFeature(change: Change, at: number): keyof typeof features | undefined {
  const lost = lostAt(change, at);
  const near = around(change, at);
  const isHalide = lost.some((label) => halogens.includes(label));
  if (change.atoms[at]?.was.aromatic)
    return isHalide ? 'arylHalide' : lost.some((label) => /^B(?!r)/.test(label)) ? 'boron' : 'arene';
  const oxo = lost.includes('=O') || near.some(({ z, order }) => z === 8 && order === 2);
  const nitrogens = near.filter(({ z }) => z === 7).length + lost.filter((label) => /^\*?=?N/.test(label)).length;
  const oxygens =
    near.filter(({ z, order }) => z === 8 && order === 1).length + lost.filter((label) => /^\*?O/.test(label)).length;
  if (oxo) {
    if (isHalide) return 'acylHalide';
    if (lost.includes('OH') || lost.includes('O-')) return 'acid';
    if (lost.some((label) => /^OAc|^OCO|^\*OC\(=O|^\*O\*$/.test(label))) return 'anhydride';
    if (oxygens > 0) return 'ester';
    return nitrogens > 0 || lost.some((label) => /morpholine|imidazole/.test(label)) ? 'amide' : 'carbonyl';
  }
  const doubleN = near.some(({ z, order }) => z === 7 && order === 2) || lost.includes('=NH');
  if (near.some(({ z, order }) => z === 7 && order === 3) || lost.includes('#N')) return 'nitrile';
  if (lost.includes('=S') || near.some(({ z, order }) => z === 16 && order === 2))
    return nitrogens > 0 ? 'thioamide' : 'thiocarbonyl';
  if (doubleN) {
    const isOxime = near.some(
      ({ z, order, atom }) =>
        z === 7 &&
        order === 2 &&
        (lostAt(change, atom).includes('OH') || around(change, atom).some((one) => one.z === 8)),
    );
    if (isOxime) return nitrogens > 1 ? 'amidoxime' : 'oxime';
    if (isHalide || oxygens > 0 || lost.some((label) => label.startsWith('S'))) return 'imidoyl';
    return nitrogens > 1 ? 'amidine' : 'imine';
  }
  if (lost.filter((label) => /^\*?O|^NMe2/.test(label)).length > 2) return 'orthoester';
  if (lost.filter((label) => /^\*?O|^NMe2/.test(label)).length === 2) return 'acetal';
  const isAlkene = near.some(({ z, order }) => z === 6 && order === 2) || lost.some((label) => /^\*?=C/.test(label));
  if (isAlkene && near.some(({ z, order }) => (z === 7 || z === 8) && order === 1)) return 'enolEther';
  if (isAlkene) return lost.some((label) => /^\*?O|^N|^\*N/.test(label)) ? 'enolEther' : isHalide ? 'halide' : 'alkene';
  if (near.some(({ z, order }) => z === 6 && order === 3)) return 'alkyne';
  if (isHalide) return 'halide';
  if (lost.some((label) => /^O[TM]s|^OTf|^\*OS/.test(label))) return 'sulfonate';
  if (lost.includes('OH')) return 'alcohol';
  return lost.length === 0 ? 'active' : undefined;
}

function nitrogenFeature(change: Change, at: number): keyof typeof features | undefined {
  const lost = lostAt(change, at);
  const near = around(change, at);
  if (lost.includes('=O') && (lost.includes('O-') || lost.includes('OH')))
    return near.some(({ z }) => z === 6) ? 'nitro' : 'nitroso';
  if (change.atoms[at]?.was.aromatic) return 'azineN';
  if (near.some(({ z, order }) => z === 7 && order > 1)) return 'azide';
  if (near.some(({ z }) => z === 7) || lost.includes('NH2')) return 'hydrazine';
  if (near.some(({ order, z }) => order > 1 && z === 6)) return undefined;
  if (near.some(({ z }) => z === 8) || lost.includes('OH')) return 'hydroxylamine';
  if (near.some(({ atom }) => change.atoms[atom]?.was.aromatic)) return 'aniline';
  if (near.some(({ atom }) => carbonFeature(change, atom) === 'amide' || carbonFeature(change, atom) === 'thioamide'))
    return undefined;
  return 'amine';
}

function oxygenFeature(change: Change, at: number): keyof typeof features | undefined {
  const near = around(change, at);
  if (near.some(({ order }) => order > 1) || near.some(({ z }) => z === 7)) return undefined;
  if (near.some(({ atom }) => change.atoms[atom]?.was.aromatic)) return 'phenol';
  if (near.some(({ atom }) => carbonFeature(change, atom) === 'ester' || carbonFeature(change, atom) === 'carbonyl'))
    return undefined;
  return 'alcohol';
}

function sulfurFeature(change: Change, at: number): keyof typeof features | undefined {
  const near = around(change, at);
  if (near.some(({ order }) => order > 1)) return undefined;
  if (near.some(({ atom }) => carbonFeature(change, atom) === 'nitrile')) return 'thiocyanate';
  return 'thiol';
}
