// The name of a change that binds a halogen.

import { carbonKind, openedTo } from './atoms.ts';
import { type Change, lostAt } from './change.ts';
import { leavingWords } from './leaving-words.ts';
import { phrase, type Phrase } from './phrases.ts';

export const halogens: Readonly<Record<number, { en: string; zh: string; verb: string }>> = {
  9: { en: 'fluorin', zh: '氟', verb: 'Fluorination' },
  17: { en: 'chlorin', zh: '氯', verb: 'Chlorination' },
  35: { en: 'bromin', zh: '溴', verb: 'Bromination' },
  53: { en: 'iodin', zh: '碘', verb: 'Iodination' },
};

export function halogenName(change: Change, at: number, from: number, z: number): Phrase | undefined {
  const { verb, zh, en } = halogens[z] ?? { verb: '', zh: '', en: '' };
  const own = change.atoms[at]?.z;
  if (own === 16)
    return phrase(`Sulfonyl or sulfinyl ${en}ation: S–${symbol(z)} bond formed`, `硫原子的${zh}代（形成磺酰${zh}等）`);
  if (own === 7) return phrase(`N-${verb}`, `N-${zh}代`);
  if (own !== 6) return undefined;
  const kind = carbonKind(change, at, from);
  const lost = lostAt(change, at);
  const [reagent] = lostAt(change, from);
  const given = reagent === undefined ? undefined : reagentWords(reagent, z);
  const withEn = given ? ` with ${given.en}` : '';
  const zhWith = given ? `（${given.zh}）` : '';
  if (kind === 'acyl' && lost.length > 0) {
    const acid = leavingWords('acyl', lost) ?? phrase('an acid', '酸');
    return phrase(`Acid ${halide(z)} from ${acid.en}${withEn}`, `${acid.zh}制酰${zh}${zhWith}`);
  }
  const opened = openedTo(change, at);
  if (given?.en === 'tetrafluoroborate' && lost.length > 0)
    return phrase(
      'Aryl fluoride from an aniline through its tetrafluoroborate (Balz–Schiemann)',
      '苯胺经四氟硼酸重氮盐制芳基氟（Balz–Schiemann）',
    );
  if (opened?.z === 6)
    return phrase(`Addition of ${en}e or a hydrogen halide to an alkene${withEn}`, `烯烃的${zh}加成${zhWith}`);
  const isOxo = lost.includes('=O') || opened?.z === 8;
  if (kind === 'aryl' && isFromOxide(change))
    return phrase(`${verb} of an azine N-oxide${withEn}`, `氮杂芳烃 N-氧化物的${zh}代${zhWith}`);
  if (kind === 'aryl' && isOxo)
    return phrase(`${verb} of a lactam-type azine or hydroxyarene${withEn}`, `环内酰胺型氮杂芳烃的${zh}代${zhWith}`);
  const leaving = leavingWords(kind, lost);
  if (leaving) {
    const what =
      kind === 'aryl' ? `Aryl ${halide(z)}` : kind === 'alkenyl' ? `Alkenyl ${halide(z)}` : `${capital(halide(z))}`;
    return phrase(
      `${what} from ${leaving.en}${withEn}`,
      `${leaving.zh}制${kind === 'aryl' ? '芳基' : ''}${zh}化物${zhWith}`,
    );
  }
  if (kind === 'aryl') return phrase(`${verb} of an aromatic ring${withEn}`, `芳环的${zh}代${zhWith}`);
  return phrase(`${verb} at carbon${withEn}`, `C-${zh}代${zhWith}`);
}

/** An azine whose N-oxide is lost on the way. */
function isFromOxide({ groups, atoms }: Change): boolean {
  return groups.some(
    ({ label, atoms: held }) => label === 'O-' && held.some((at) => atoms[at]?.aromatic && atoms[at].z === 7),
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function halide(z: number): string {
  return { 9: 'fluoride', 17: 'chloride', 35: 'bromide', 53: 'iodide' }[z] ?? 'halide';
}

function symbol(z: number): string {
  return { 9: 'F', 17: 'Cl', 35: 'Br', 53: 'I' }[z] ?? 'X';
}

const halogenReagents: Readonly<Record<string, Phrase>> = {
  SOCl: phrase('thionyl chloride', '氯化亚砜'),
  POCl2: phrase('phosphorus oxychloride', '三氯氧磷'),
  PCl4: phrase('phosphorus pentachloride', '五氯化磷'),
  PCl2: phrase('phosphorus trichloride', '三氯化磷'),
  COCOCl: phrase('oxalyl chloride', '草酰氯'),
  COCl: phrase('phosgene or oxalyl chloride', '光气或草酰氯'),
  SO2Cl: phrase('sulfuryl chloride', '硫酰氯'),
  C2Cl5: phrase('hexachloroethane', '六氯乙烷'),
  CCl3: phrase('carbon tetrachloride', '四氯化碳'),
  PBr2: phrase('phosphorus tribromide', '三溴化磷'),
  POBr2: phrase('phosphorus oxybromide', '三溴氧磷'),
  CBr3: phrase('carbon tetrabromide', '四溴化碳'),
  hydantoin: phrase('a dihalohydantoin', '二卤海因'),
  DAST: phrase('DAST', 'DAST'),
  Deoxo: phrase('Deoxo-Fluor', 'Deoxo-Fluor'),
  Ms: phrase('mesyl chloride', '甲磺酰氯'),
  TMS: phrase('a halotrimethylsilane', '三甲基卤硅烷'),
};

function reagentWords(label: string, z: number): Phrase | undefined {
  if (label === 'succinimide') return succinimides[z];
  if (['Cl', 'Br', 'I', 'F'].includes(label)) {
    if (label === 'Cl' && z === 53) return phrase('iodine monochloride', '一氯化碘');
    return label === symbol(z) ? elements[z] : undefined;
  }
  if (label === 'BF3-') return phrase('tetrafluoroborate', '四氟硼酸盐');
  if (/^\*\[?B/.test(label)) return phrase('a boron halide', '卤化硼');
  return halogenReagents[label];
}

const succinimides: Readonly<Record<number, Phrase>> = {
  17: phrase('NCS', 'NCS'),
  35: phrase('NBS', 'NBS'),
  53: phrase('NIS', 'NIS'),
};
const elements: Readonly<Record<number, Phrase>> = {
  9: phrase('fluorine', '氟气'),
  17: phrase('chlorine', '氯气'),
  35: phrase('bromine', '溴'),
  53: phrase('iodine', '碘'),
};
