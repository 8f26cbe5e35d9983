// The name of a change that binds nitrogen to carbon.

import { brokenTo, carbonKind, nucleophile, openedTo } from './atoms.ts';
import { bondsAt, type Change, lostAt, otherEnd } from './change.ts';
import { leavingWords } from './leaving-words.ts';
import { phrase, type Phrase } from './phrases.ts';

export function nitrogenName(change: Change, at: number, from: number): Phrase {
  const kind = carbonKind(change, at, from);
  const lost = lostAt(change, at);
  const opened = openedTo(change, at);
  const nitrogen = nucleophile(change, from);
  const leaving = leavingWords(kind, lost);
  if (nitrogen.en === 'an azide') {
    const source = leaving ?? phrase('a carbon compound', '碳化合物');
    return phrase(
      `${kind === 'aryl' ? 'Aryl' : kind === 'acyl' ? 'Acyl' : 'Alkyl'} azide from ${source.en}`,
      `由${source.zh}制${kind === 'acyl' ? '酰基' : kind === 'aryl' ? '芳基' : ''}叠氮化物`,
    );
  }
  const isNew = change.atoms[from]?.aromatic === true && change.atoms[from].was.aromatic;
  const on = isNew ? ' of an azole' : nitrogen.en === 'an amine' ? '' : ` of ${nitrogen.en}`;
  const zhOn = isNew ? '唑类' : nitrogen.zh;
  const quaternary = (change.atoms[from]?.charge ?? 0) > 0 && change.atoms[from]?.was.charge === 0;
  if (quaternary && leaving)
    return phrase(`Quaternization of a nitrogen with ${leaving.en}`, `氮原子与${leaving.zh}的季铵化`);
  if (kind === 'acyl') {
    if (opened?.z === 7 && opened.before === 3)
      return phrase(`Urea or carbamate from a cyanate and ${nitrogen.en}`, `氰酸盐与${nitrogen.zh}制备脲或氨基甲酸酯`);
    if (opened?.z === 7 && opened.before === 2)
      return phrase(
        `Addition of ${nitrogen.en} to an isocyanate, giving a urea or carbamate`,
        `${nitrogen.zh}对异氰酸酯的加成（成脲或氨基甲酸酯）`,
      );
    if (opened?.z === 6) return phrase(`N-Acylation${on} with a ketene`, `${zhOn}与烯酮的 N-酰化`);
    const back = brokenTo(change, at);
    if (!leaving && back === 8)
      return phrase(
        `Aminolysis of a lactone or ester, with ring opening by ${nitrogen.en}`,
        `${nitrogen.zh}对内酯或酯的胺解开环`,
      );
    if (!leaving && back === 7)
      return phrase(
        `Transamidation with migration or ring opening by ${nitrogen.en}`,
        `${nitrogen.zh}的转酰胺化（酰基迁移或开环）`,
      );
    if (lost.includes('Me') && lost.length > 1)
      return phrase(
        `N-Formylation${on} (carbon recorded as from an acetyl group)`,
        `${zhOn}的 N-甲酰化（记录中碳来自乙酰基）`,
      );
    if (!leaving)
      return phrase(
        `Oxidative amidation of an aldehyde or formyl group with ${nitrogen.en}`,
        `醛基与${nitrogen.zh}的氧化酰胺化`,
      );
    return phrase(`N-Acylation${on} with ${leaving.en}`, `${zhOn}与${leaving.zh}的 N-酰化`);
  }
  if (kind === 'thioacyl') {
    if (opened?.z === 7)
      return phrase(
        `Thiourea or thioamide from an isothiocyanate and ${nitrogen.en}`,
        `异硫氰酸酯与${nitrogen.zh}成硫脲或硫代酰胺`,
      );
    return phrase(
      `Thioacylation${on || ' of an amine'} with ${leaving?.en ?? 'a thiocarbonyl compound'}`,
      `${zhOn}与${leaving?.zh ?? '硫羰基化合物'}的硫代酰化`,
    );
  }
  if (kind === 'imidoyl') {
    if (opened?.z === 7 && opened.before === 3)
      return phrase(`Amidine or guanidine from a nitrile and ${nitrogen.en}`, `腈与${nitrogen.zh}制备脒或胍`);
    if (leaving)
      return phrase(
        `Amidine or guanidine from ${leaving.en} and ${nitrogen.en}`,
        `${leaving.zh}与${nitrogen.zh}制备脒或胍`,
      );
    return phrase(`Amidine or guanidine formation with ${nitrogen.en}`, `与${nitrogen.zh}成脒或胍`);
  }
  if (kind === 'nitrile')
    return phrase(
      `Cyanamide from ${nitrogen.en} and ${leaving?.en ?? 'a cyanating reagent'}`,
      `${nitrogen.zh}与${leaving?.zh ?? '氰化试剂'}制氰胺`,
    );
  if (kind === 'aryl') {
    if (leaving) return phrase(`N-Arylation${on} with ${leaving.en}`, `${zhOn}与${leaving.zh}的 N-芳基化`);
    if (opened?.z === 8)
      return phrase(
        `N-Arylation${on} with a hydroxyarene or lactam-type azine`,
        `${zhOn}与羟基芳烃或环内酰胺的 N-芳基化`,
      );
    return phrase(
      `Amination of an aromatic C–H bond with ${nitrogen.en}`,
      `${nitrogen.zh}对芳环 C–H 键的胺化（芳基化）`,
    );
  }
  if (opened?.z === 8) return phrase(`Addition of ${nitrogen.en} to a carbonyl group`, `${nitrogen.zh}对羰基的加成`);
  if (opened?.z === 6)
    return phrase(
      `Addition of ${nitrogen.en} to an alkene (aza-Michael type)`,
      `${nitrogen.zh}对烯烃的加成（氮杂 Michael 型）`,
    );
  if (opened?.z === 7) return phrase(`Addition of ${nitrogen.en} to an imine`, `${nitrogen.zh}对亚胺的加成`);
  if (kind === 'alkenyl' && lost.includes('=O'))
    return phrase(
      `Enamine from an enolizable ketone or aldehyde and ${nitrogen.en}`,
      `可烯醇化的酮或醛与${nitrogen.zh}成烯胺`,
    );
  if (kind === 'alkenyl')
    return phrase(
      `N-Alkenylation${on} with ${leaving?.en ?? 'an alkene'}`,
      `${zhOn}与${leaving?.zh ?? '烯烃'}的 N-烯基化`,
    );
  if (!leaving) {
    const back = brokenTo(change, at);
    if (back === 8)
      return phrase(
        `Opening of an epoxide or other oxygen ring with ${nitrogen.en}`,
        `${nitrogen.zh}对环氧化物或其他含氧环的开环`,
      );
    if (back === 7)
      return phrase(
        `Opening of an aziridine or other nitrogen ring with ${nitrogen.en}`,
        `${nitrogen.zh}对氮杂环丙烷等含氮环的开环`,
      );
    if (back !== undefined)
      return phrase(`Ring opening or shift at carbon by ${nitrogen.en}`, `${nitrogen.zh}对碳的开环或迁移取代`);
    return phrase(`Amination of a C–H bond with ${nitrogen.en}`, `${nitrogen.zh}对 C–H 键的胺化（烷基化）`);
  }
  if (lost.includes('=O')) {
    if (lost.length === 1)
      return phrase(
        `Reductive amination of an aldehyde or ketone with ${nitrogen.en}`,
        `醛或酮与${nitrogen.zh}的还原胺化`,
      );
    return phrase(`Reductive N-alkylation${on} with ${leaving.en}`, `${zhOn}与${leaving.zh}的还原 N-烷基化`);
  }
  const isHalide = lost.some((label) => ['Cl', 'Br', 'I', 'F'].includes(label));
  return kind === 'open' && (isHalide || lost.some((label) => label in openLeaving))
    ? phrase(`N-Alkylation or N-acylation${on} with ${leaving.en}`, `${zhOn}与${leaving.zh}的 N-烷基化或 N-酰化`)
    : phrase(`N-Alkylation${on} with ${leaving.en}`, `${zhOn}与${leaving.zh}的 N-烷基化`);
}

const openLeaving: Readonly<Record<string, true>> = {
  OH: true,
  OMe: true,
  OEt: true,
  OAc: true,
  NH2: true,
  NMe2: true,
  SMe: true,
};

export function imineName(change: Change, at: number, from: number, order: number): Phrase {
  const lost = lostAt(change, at);
  const nitrogen = nucleophile(change, from);
  if (order === 3)
    return phrase(
      `Nitrile from ${lost.includes('=O') && lost.length === 1 ? 'an aldehyde' : (leavingWords('acyl', lost)?.en ?? 'a carbon compound')} and ${nitrogen.en}`,
      `${lost.includes('=O') && lost.length === 1 ? '醛' : (leavingWords('acyl', lost)?.zh ?? '碳化合物')}与${nitrogen.zh}制腈`,
    );
  if (carbonKind(change, at, from) === 'acyl') {
    const leaving = leavingWords('acyl', lost) ?? phrase('phosgene', '光气');
    return phrase(
      `Isocyanate from ${nitrogen.en} and ${lost.length > 1 ? leaving.en.replace('a gem-dichloride, phosgene or a similar dichloride', 'phosgene') : leaving.en}`,
      `${nitrogen.zh}与${lost.length > 1 ? leaving.zh.replace('偕二氯化物、光气或类似二氯化物', '光气') : leaving.zh}制异氰酸酯`,
    );
  }
  const opened = openedTo(change, at);
  const isAmidine =
    opened?.z === 7 ||
    bondsAt(change.bonds, at).some((bond) => otherEnd(bond, at) !== from && change.atoms[otherEnd(bond, at)]?.z === 7);
  if (isAmidine) {
    const zhNitrogen = nitrogen.zh;
    const source =
      opened?.before === 3 ? phrase('a nitrile', '腈') : (leavingWords('imidoyl', lost) ?? phrase('an amidine', '脒'));
    return phrase(`Amidine or guanidine from ${source.en} and ${nitrogen.en}`, `${source.zh}与${zhNitrogen}制备脒或胍`);
  }
  if (bondsAt(change.bonds, at).some((bond) => bond.order === 2 && change.atoms[otherEnd(bond, at)]?.z === 16)) {
    const donor = leavingWords('thioacyl', lost) ?? phrase('a thiocarbonyl compound', '硫羰基化合物');
    return phrase(`Isothiocyanate from ${nitrogen.en} and ${donor.en}`, `${nitrogen.zh}与${donor.zh}制异硫氰酸酯`);
  }
  const kinds: Readonly<Record<string, Phrase>> = {
    'a hydrazine': phrase('Hydrazone', '腙'),
    'a hydroxylamine': phrase('Oxime', '肟'),
  };
  const made = kinds[nitrogen.en] ?? phrase('Imine', '亚胺');
  const leaving = leavingWords('alkyl', lost);
  return phrase(
    `${made.en} from ${leaving?.en ?? 'a carbonyl compound'} and ${nitrogen.en}`,
    `${leaving?.zh ?? '羰基化合物'}与${nitrogen.zh}成${made.zh}`,
  );
}
