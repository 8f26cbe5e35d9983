// The name of a change that binds two carbons.

import { carbonKind, openedTo } from './atoms.ts';
import { bondsAt, hasBond, lostAt, otherEnd, type Bond, type Change } from './change.ts';
import { leavingWords } from './leaving-words.ts';
import { phrase, type Phrase } from './phrases.ts';

interface End {
  at: number;
  kind: ReturnType<typeof carbonKind>;
  lost: string[];
  opened: ReturnType<typeof openedTo>;
}

export function carbonBondName(change: Change, bond: Bond): Phrase {
  const ends = [endOf(change, bond.a, bond.b), endOf(change, bond.b, bond.a)] as const;
  const { order } = bond;
  if (order > 1) return olefination(ends);
  return metalCoupling(change, ends) ?? cyanide(change, ends) ?? atAcceptor(change, ends) ?? substitution(change, ends);
}

function endOf(change: Change, at: number, from: number): End {
  return { at, kind: carbonKind(change, at, from), lost: lostAt(change, at), opened: openedTo(change, at) };
}

type Ends = readonly [End, End];

const metals: readonly (readonly [pattern: RegExp, coupling: Phrase, reagent: Phrase])[] = [
  [
    /^B(?!r|n|z|oc)|^\*B|^\*\[B|^\*OB|boroxine/,
    phrase('Suzuki', 'Suzuki'),
    phrase('a boronic acid or boronate', '硼酸或硼酸酯'),
  ],
  [/^Sn|^\*\[Sn/, phrase('Stille', 'Stille'), phrase('a stannane', '有机锡')],
  [/^Zn|^\*\[Zn/, phrase('Negishi', 'Negishi'), phrase('an organozinc reagent', '有机锌试剂')],
  [/^Mg|^\*\[Mg/, phrase('Kumada', 'Kumada'), phrase('a Grignard reagent', 'Grignard试剂')],
  [/^Li$|^\*\[Li|CH2Li/, phrase('Organolithium', '有机锂'), phrase('an organolithium reagent', '有机锂试剂')],
  [/^Cu|^\*\[Cu/, phrase('Organocopper', '有机铜'), phrase('an organocopper reagent', '有机铜试剂')],
  [/^\*\[?Al/, phrase('Organoaluminum', '有机铝'), phrase('an organoaluminum reagent', '有机铝试剂')],
  [/^TMS|^TES|^TBS|^TIPS|^\*\[Si/, phrase('Hiyama', 'Hiyama'), phrase('an organosilicon compound', '有机硅化合物')],
];

const boronNames: Readonly<Record<string, Phrase>> = {
  'B(OH)2': phrase('a boronic acid', '硼酸'),
  Bpin: phrase('a pinacol boronate', '硼酸频哪醇酯'),
  'BF3-': phrase('a trifluoroborate', '三氟硼酸盐'),
  Bneo: phrase('a neopentyl glycol boronate', '硼酸新戊二醇酯'),
  SnBu3: phrase('a tributylstannane', '三丁基锡烷'),
  SnMe3: phrase('a trimethylstannane', '三甲基锡烷'),
};

function metalCoupling(change: Change, ends: Ends): Phrase | undefined {
  for (const [end, other] of [ends, [ends[1], ends[0]]] as const) {
    const label = end.lost.find((one) => metals.some(([pattern]) => pattern.test(one)));
    const metal = label === undefined ? undefined : metals.find(([pattern]) => pattern.test(label));
    if (!metal || label === undefined) continue;
    const [, coupling, general] = metal;
    const reagent = boronNames[label] ?? general;
    if (isCyano(change, end.at)) return undefined;
    const target = acceptor(change, other, end.at);
    if (target) return phrase(`Addition of ${reagent.en} to ${target.en}`, `${reagent.zh}对${target.zh}的加成`);
    const partner = leavingWords(other.kind, other.lost);
    if (!partner && other.kind === 'aryl')
      return phrase(
        `C–H arylation type coupling of an arene with ${reagent.en} (${coupling.en} type)`,
        `芳环 C–H 键与${reagent.zh}的偶联（${coupling.zh}型）`,
      );
    if (!partner)
      return phrase(
        `Coupling of a carbon center with ${reagent.en} (${coupling.en} type)`,
        `碳中心与${reagent.zh}的偶联（${coupling.zh}型）`,
      );
    if (other.kind === 'acyl')
      return phrase(
        `Ketone from ${partner.en} and ${reagent.en} (${coupling.en} type)`,
        `${partner.zh}与${reagent.zh}合成酮（${coupling.zh}型）`,
      );
    const isNamed = /^[SNK]/.test(coupling.en);
    return isNamed
      ? phrase(
          `${coupling.en} coupling of ${partner.en} with ${reagent.en}`,
          `${partner.zh}与${reagent.zh}的 ${coupling.zh} 偶联`,
        )
      : phrase(`Coupling of ${partner.en} with ${reagent.en}`, `${partner.zh}与${reagent.zh}的偶联`);
  }
  return undefined;
}

/** What a carbon nucleophile adds to. */
function acceptor(change: Change, { at, opened, lost, kind }: End, from: number): Phrase | undefined {
  if (!opened) {
    if (lost.includes('=O') && kind !== 'acyl' && kind !== 'aryl') return undefined;
    return undefined;
  }
  if (opened.z === 8) {
    const isAcyl =
      lost.length > 0 ||
      bondsAt(change.bonds, at).some(
        (bond) =>
          otherEnd(bond, at) !== from &&
          otherEnd(bond, at) !== opened.to &&
          [7, 8].includes(change.atoms[otherEnd(bond, at)]?.z ?? 0),
      );
    return isAcyl ? phrase('an acid derivative', '羧酸衍生物') : phrase('a carbonyl group', '羰基');
  }
  if (opened.z === 7) return opened.before === 3 ? phrase('a nitrile', '腈') : phrase('an imine', '亚胺');
  if (opened.z === 6) return opened.before === 3 ? phrase('an alkyne', '炔烃') : phrase('an alkene', '烯烃');
  return undefined;
}

function isCyano(change: Change, at: number): boolean {
  return hasBond(change, at, 7, 3);
}

function cyanide(change: Change, ends: Ends): Phrase | undefined {
  const [one, two] = ends;
  const end = isCyano(change, one.at) ? one : isCyano(change, two.at) ? two : undefined;
  if (!end) return undefined;
  const other = end === one ? two : one;
  const target = acceptor(change, other, end.at);
  if (target) return phrase(`Addition of cyanide to ${target.en}`, `氰化物对${target.zh}的加成`);
  if (other.lost.includes('=O')) return phrase('Cyanation of a carbonyl carbon', '羰基碳的氰化');
  const partner = leavingWords(other.kind, other.lost);
  if (partner) return phrase(`Cyanation of ${partner.en}`, `${partner.zh}的氰化`);
  return other.kind === 'aryl'
    ? phrase('Cyanation of an aromatic C–H bond', '芳环 C–H 键的氰化')
    : phrase('Cyanation at carbon', 'C-氰化');
}

function atAcceptor(change: Change, ends: Ends): Phrase | undefined {
  for (const [end, other] of [ends, [ends[1], ends[0]]] as const) {
    const target = acceptor(change, end, other.at);
    if (!target) continue;
    if (other.opened && end.opened?.z === 6 && other.opened.z !== 6) continue;
    const from = leavingWords(other.kind, other.lost);
    const toKetone = change.changed.some(
      ({ a, b, before, order }) => (a === end.at || b === end.at) && before === 1 && order === 2,
    );
    if (end.opened?.z === 6 && toKetone && other.kind === 'aryl')
      return phrase(
        `Heck coupling of ${from?.en ?? 'an arene'} with an enol ether to an aryl ketone`,
        `${from?.zh ?? '芳烃'}与烯醇醚的 Heck 偶联成芳基酮`,
      );
    if (end.opened?.z === 6 && from && other.kind === 'aryl')
      return phrase(
        `Addition of ${from.en} to ${target.en} (reductive Heck type)`,
        `${from.zh}对${target.zh}的加成（还原 Heck 型）`,
      );
    if ((end.opened?.z === 8 || end.opened?.z === 7) && from)
      return phrase(
        `Addition of an organometallic reagent from ${from.en} to ${target.en}`,
        `由${from.zh}制得的金属试剂对${target.zh}的加成`,
      );
    const nucleo =
      other.kind === 'aryl'
        ? phrase(
            from?.en ?? (end.opened?.z === 8 ? 'an arene or metallated arene' : 'an arene'),
            from?.zh ?? (end.opened?.z === 8 ? '芳烃或金属化芳烃' : '芳烃'),
          )
        : (from ??
          (hasBond(change, other.at, 6, 3)
            ? phrase('an alkyne', '炔烃')
            : phrase('a carbon nucleophile', '碳亲核试剂')));
    if (end.opened?.z === 6 && other.kind === 'acyl')
      return phrase(`Hydroacylation of ${target.en}`, `${target.zh}的氢酰化`);
    return phrase(`Addition of ${nucleo.en} to ${target.en}`, `${nucleo.zh}对${target.zh}的加成`);
  }
  return undefined;
}

function substitution(change: Change, ends: Ends): Phrase {
  const [one, two] = ends;
  const acyl =
    ends.find(({ kind, lost }) => kind === 'acyl' && lost.length > 0) ?? ends.find(({ kind }) => kind === 'acyl');
  const rest = acyl === one ? two : one;
  if (acyl && acyl.lost.length > 0) {
    const donor = leavingWords('acyl', acyl.lost) ?? phrase('an acid derivative', '羧酸衍生物');
    const metal = leavingWords(rest.kind, rest.lost);
    if (acyl.lost.includes('CO2H') || rest.lost.includes('CO2H'))
      return phrase(`C-Acylation with ${donor.en}, with decarboxylation`, `与${donor.zh}的 C-酰化并脱羧`);
    if (metal)
      return phrase(
        `Acylation of an organometallic reagent from ${metal.en} with ${donor.en}`,
        `由${metal.zh}制得的金属试剂与${donor.zh}的酰化`,
      );
    if (rest.kind === 'aryl')
      return phrase(
        `C-Acylation of an arene with ${donor.en} (Friedel–Crafts type)`,
        `芳环与${donor.zh}的 C-酰化（Friedel–Crafts 型）`,
      );
    return phrase(`C-Acylation with ${donor.en} (Claisen type)`, `与${donor.zh}的 C-酰化（Claisen 型）`);
  }
  const words = ends.map(({ kind, lost }) => leavingWords(kind, lost));
  const [first, second] = words;
  if (first && second) return phrase(`Coupling of ${first.en} with ${second.en}`, `${first.zh}与${second.zh}的偶联`);
  const [given, other] = first ? [one, two] : [two, one];
  const partner = first ?? second;
  if (!partner) return plainCarbons(change, ends);
  const oxo = given.lost.includes('=O');
  if (acyl)
    return phrase(`C-Acylation: aldehyde or acyl carbon bound to ${partner.en}`, `酰基碳与${partner.zh}成键（C-酰化）`);
  if (other.kind === 'aryl' && given.kind === 'aryl')
    return phrase(`C–H arylation of an arene with ${partner.en}`, `芳环 C–H 键与${partner.zh}的芳基化`);
  if (other.kind === 'aryl')
    return oxo
      ? phrase('Reductive alkylation of an arene with a carbonyl compound', '芳环与羰基化合物的还原烷基化')
      : phrase(`Alkylation of an arene with ${partner.en}`, `芳环与${partner.zh}的烷基化`);
  if (given.kind === 'aryl') {
    if (hasBond(change, other.at, 6, 3))
      return phrase(`Sonogashira coupling of ${partner.en} with an alkyne`, `${partner.zh}与炔烃的 Sonogashira 偶联`);
    if (hasBond(change, other.at, 6, 2))
      return phrase(`Coupling of ${partner.en} with an alkene (Heck type)`, `${partner.zh}与烯烃的偶联（Heck 型）`);
    return phrase(`Arylation of a carbon nucleophile with ${partner.en}`, `碳亲核试剂与${partner.zh}的芳基化`);
  }
  if (oxo) return phrase('Reductive C-alkylation with an aldehyde or ketone', '与醛或酮的还原 C-烷基化');
  return phrase(`C-Alkylation with ${partner.en}`, `与${partner.zh}的 C-烷基化`);
}

/** A carbonyl carbon with hydrogen or a heteroatom on it that the pattern does not show. */
function plainCarbons(change: Change, [one, two]: Ends): Phrase {
  if (one.kind === 'aryl' && two.kind === 'aryl')
    return phrase('Oxidative coupling of two aromatic C–H bonds', '两个芳环 C–H 键的氧化偶联');
  if (one.kind === 'acyl' || two.kind === 'acyl') return acylatedWith(change, one.kind === 'acyl' ? two : one);
  const isMoved = [one, two].some(({ at }) => bondsAt(change.broken, at).length > 0);
  if (isMoved) return phrase('Formation of a C–C bond by ring opening or rearrangement', '经开环或重排形成 C–C 键');
  return phrase('Formation of a C–C bond', 'C–C 键的形成');
}

function acylatedWith(change: Change, { kind }: End): Phrase {
  const isFormyl = change.changed.some(({ before, order }) => before === 1 && order === 2);
  if (kind === 'aryl')
    return isFormyl
      ? phrase(
          'Formylation or acylation of an arene (Rieche or Gattermann type)',
          '芳环的甲酰化或酰化（Rieche 或 Gattermann 型）',
        )
      : phrase('Formylation or acylation of an arene', '芳环的甲酰化或酰化');
  return phrase('Formylation or acylation at carbon', 'C-甲酰化或酰化');
}

function olefination(ends: Ends): Phrase {
  const labels = ends.flatMap(({ lost }) => lost);
  if (labels.some((one) => /PPh3|^\*=?\[?P\+?\]?\(c/.test(one)))
    return phrase('Wittig olefination of a carbonyl group', '羰基的 Wittig 烯化');
  if (labels.some((one) => /^PO\(|^\*P\(=O\)/.test(one)))
    return phrase('Horner–Wadsworth–Emmons olefination', 'Horner–Wadsworth–Emmons 烯化');
  if (labels.some((one) => /^\*S\(=O\)\(=O\)|^Ts|^PhSO2/.test(one)))
    return phrase('Julia olefination of a carbonyl group with a sulfone', '砜对羰基的 Julia 烯化');
  if (labels.includes('TMS')) return phrase('Peterson olefination of a carbonyl group', '羰基的 Peterson 烯化');
  const oxo = ends.filter(({ lost }) => lost.includes('=O'));
  const [one, two] = ends;
  const extra = labels.find((label) => label !== '=O');
  if (oxo.length === 1) {
    if (labels.includes('CO2H') || labels.includes('*C(=O)[O-]'))
      return phrase(
        'Condensation of a carbonyl compound with an acid, with decarboxylation (Doebner type)',
        '羰基化合物与羧酸缩合并脱羧（Doebner 型）',
      );
    const isAcid = (oxo[0]?.lost.length ?? 0) > 1;
    if (isAcid)
      return phrase('Condensation of a carbon nucleophile with an acid derivative', '碳亲核试剂与羧酸衍生物的缩合');
    return extra === undefined
      ? phrase(
          'Condensation of an aldehyde or ketone with an active C–H compound (aldol or Knoevenagel)',
          '醛或酮与活泼 C–H 化合物的缩合（羟醛或 Knoevenagel）',
        )
      : phrase('Olefination of a carbonyl group', '羰基的烯化');
  }
  if (oxo.length === 2)
    return phrase('Reductive coupling of two carbonyl groups to an alkene', '两个羰基还原偶联成烯烃');
  const partner = leavingWords('alkyl', one.lost.length > 0 ? one.lost : two.lost);
  return partner
    ? phrase(
        `Condensation of ${partner.en} with an active C–H compound to an alkene`,
        `${partner.zh}与活泼 C–H 化合物缩合成烯`,
      )
    : phrase('Formation of a C=C bond', 'C=C 键的形成');
}
