// The name of a change that binds oxygen or sulfur to carbon.

import { brokenTo, carbonKind, isSulfonylAtom, nucleophile, openedTo } from './atoms.ts';
import { type Change, lostAt } from './change.ts';
import { leavingWords } from './leaving-words.ts';
import { phrase, type Phrase } from './phrases.ts';

export function oxygenName(change: Change, at: number, from: number): Phrase {
  const kind = carbonKind(change, at, from);
  const lost = lostAt(change, at);
  const opened = openedTo(change, at);
  const oxygen = nucleophile(change, from);
  const leaving = leavingWords(kind, lost);
  const source = lostAt(change, from)[0];
  const isSwapped = source !== undefined && /^(?:Ms|Ts|Tf|Ns|pNs|PhSO2|\*S\(=O\)\(=O\))/.test(source);
  if (isSwapped && lost.includes('OH'))
    return kind === 'aryl'
      ? phrase(
          'O-Alkylation of a phenol with an alkyl sulfonate, or sulfonate exchange (aryl ether)',
          '酚与烷基磺酸酯的 O-烷基化（成芳醚）',
        )
      : phrase(
          'Ether or ester from a hydroxyl compound and an alkyl sulfonate (O-alkylation)',
          '羟基化合物与烷基磺酸酯的 O-烷基化（成醚或酯）',
        );
  const isWater = oxygen.en === 'an oxygen anion' || source !== undefined;
  if (kind === 'acyl') {
    if (opened?.z === 7)
      return phrase(`Carbamate from an isocyanate and ${oxygen.en}`, `异氰酸酯与${oxygen.zh}成氨基甲酸酯`);
    if (opened?.z === 6) return phrase(`O-Acylation of ${oxygen.en} with a ketene`, `${oxygen.zh}与烯酮的 O-酰化`);
    if (leaving)
      return phrase(`O-Acylation of ${oxygen.en} with ${leaving.en}`, `${oxygen.zh}与${leaving.zh}的 O-酰化`);
    const back = brokenTo(change, at);
    if (back === 8 || back === 7)
      return phrase(
        `Opening of a lactone or lactam, or acyl shift, to ${oxygen.en}, giving an ester`,
        `内酯或内酰胺开环或酰基迁移至${oxygen.zh}成酯`,
      );
    return phrase('Oxidation of an aldehyde to a carboxylic acid or ester', '醛氧化为羧酸或酯');
  }
  if (kind === 'aryl') {
    if (source !== undefined && /^(?:B(?!r|n|z|oc)|\*B|\*\[B)/.test(source))
      return phrase(
        `Phenol from ${leaving?.en ?? 'an arene'} through borylation and oxidation`,
        `${leaving?.zh ?? '芳烃'}经硼化、氧化制酚`,
      );
    if (source === '*=N[O-]' || source === '=NO')
      return phrase(
        'Phenol from an aniline through its diazonium salt (hydroxylation of an aryl amine)',
        '苯胺经重氮盐水解制酚',
      );
    if (lost.includes('CHO')) return phrase('Dakin oxidation of an aryl aldehyde to a phenol', '芳醛经 Dakin 氧化制酚');
    if (leaving)
      return phrase(
        `O-Arylation with ${leaving.en}, giving an aryl ether or phenol`,
        `氧亲核试剂与${leaving.zh}的 O-芳基化（成芳醚或酚）`,
      );
    return phrase(
      'Hydroxylation or alkoxylation of an aromatic C–H bond (O-arylation)',
      '芳环 C–H 键的羟基化或烷氧基化',
    );
  }
  if (opened?.z === 6)
    return isWater && oxygen.en !== 'a hydroxyl group'
      ? phrase('Hydration or oxidative addition of oxygen to an alkene', '烯烃的水合或氧化加成')
      : phrase(`Addition of ${oxygen.en} to an alkene`, `${oxygen.zh}对烯烃的加成`);
  if (opened?.z === 8)
    return phrase(
      `Addition of ${oxygen.en} to a carbonyl group, giving a hemiacetal or acetal`,
      `${oxygen.zh}对羰基的加成（成半缩醛或缩醛）`,
    );
  if (kind === 'imidoyl')
    return phrase(
      `Imidate or isourea from ${leaving?.en ?? 'a nitrile'} and ${oxygen.en}`,
      `${leaving?.zh ?? '腈'}与${oxygen.zh}成亚胺酸酯或异脲`,
    );
  if (kind === 'alkenyl')
    return phrase(
      `Enol ether or ester from ${leaving?.en ?? 'an alkene'} and ${oxygen.en}`,
      `${leaving?.zh ?? '烯烃'}与${oxygen.zh}成烯醇醚或酯`,
    );
  if (!leaving) {
    const back = brokenTo(change, at);
    if (back === 8)
      return phrase(
        `Opening of an epoxide or other oxygen ring, or ether exchange, with ${oxygen.en}`,
        `${oxygen.zh}对环氧化物等含氧环的开环或醚交换`,
      );
    if (back !== undefined)
      return phrase(
        `Substitution at carbon by ${oxygen.en} with migration or ring opening`,
        `${oxygen.zh}对碳的迁移或开环取代`,
      );
    return phrase('Oxidation of a C–H bond to an alcohol, ether or ester', 'C–H 键氧化为醇、醚或酯');
  }
  if (lost.includes('=O') && lost.length === 1)
    return phrase(`Ether from an aldehyde or ketone and ${oxygen.en} (reductive)`, `醛或酮与${oxygen.zh}的还原成醚`);
  const isHalide = lost.some((label) => ['Cl', 'Br', 'I', 'F'].includes(label));
  return kind === 'open' && isHalide
    ? phrase(
        `O-Alkylation or O-acylation of ${oxygen.en} with ${leaving.en}`,
        `${oxygen.zh}与${leaving.zh}的 O-烷基化或 O-酰化`,
      )
    : phrase(`O-Alkylation of ${oxygen.en} with ${leaving.en}`, `${oxygen.zh}与${leaving.zh}的 O-烷基化`);
}

export function oxoName(change: Change, at: number): Phrase {
  const opened = openedTo(change, at);
  if (opened?.z === 7 && opened.before === 3) return phrase('Hydrolysis of a nitrile to an amide', '腈水解为酰胺');
  if (lostAt(change, at).includes('#N'))
    return phrase('Hydrolysis or alcoholysis of a nitrile to an acid or ester', '腈水解或醇解为羧酸或酯');
  if (opened?.z === 6)
    return phrase(
      'Hydration of an alkyne, or oxidation of an alkene, to a carbonyl compound',
      '炔烃水合或烯烃氧化为羰基化合物',
    );
  const leaving = leavingWords(carbonKind(change, at), lostAt(change, at));
  if (leaving)
    return phrase(
      `Carbonyl group from ${leaving.en} (hydrolysis or oxidative cleavage)`,
      `${leaving.zh}转化为羰基（水解或氧化断裂）`,
    );
  return phrase('Oxidation of a CH or CH2 group to a carbonyl group', 'CH 或 CH2 氧化为羰基');
}

export function thionation(change: Change, at: number): Phrase {
  if (openedTo(change, at)?.z === 7) return phrase('Thioamide from a nitrile', '由腈制硫代酰胺');
  const leaving = lostAt(change, at).includes('=O')
    ? phrase('a carbonyl group', '羰基')
    : leavingWords(carbonKind(change, at), lostAt(change, at));
  return phrase(
    `Thionation: thiocarbonyl group from ${leaving?.en ?? 'a carbon group'}`,
    `${leaving?.zh ?? '碳基团'}的硫代（成硫羰基）`,
  );
}

export function sulfurName(change: Change, at: number, from: number): Phrase {
  const kind = carbonKind(change, at, from);
  const lost = lostAt(change, at);
  const opened = openedTo(change, at);
  const leaving = leavingWords(kind, lost);
  const sulfur = isSulfonylAtom(change, from) ? phrase('a sulfinate', '亚磺酸盐') : nucleophile(change, from);
  if (isSulfonylAtom(change, from)) {
    if (leaving)
      return phrase(
        `Sulfone or sulfonic acid derivative from ${leaving.en} and ${lostAt(change, from)[0] === 'Cl' ? 'a sulfonyl chloride' : sulfur.en}`,
        `${leaving.zh}与${lostAt(change, from)[0] === 'Cl' ? '磺酰氯' : sulfur.zh}成砜或磺酸衍生物`,
      );
    if (kind === 'aryl') {
      const by = sulfonylDonor(lostAt(change, from));
      return phrase(`Sulfonation or sulfonylation of an arene${by.en}`, `芳环的磺化或磺酰化${by.zh}`);
    }
    return phrase('Sulfonylation at carbon (C–S bond formation)', 'C-磺酰化（形成 C–S 键）');
  }
  if (kind === 'acyl')
    return phrase(
      `Thioester from ${leaving?.en ?? 'an acyl compound'} and ${sulfur.en}`,
      `${leaving?.zh ?? '酰基化合物'}与${sulfur.zh}成硫酯`,
    );
  if (kind === 'aryl')
    return leaving
      ? phrase(
          `S-Arylation${sulfur.en === 'a thiol' ? '' : ` of ${sulfur.en}`} with ${leaving.en}`,
          `${sulfur.zh}与${leaving.zh}的 S-芳基化`,
        )
      : phrase('Thiolation of an aromatic C–H bond (S-arylation)', '芳环 C–H 键的硫基化');
  if (opened?.z === 6)
    return phrase(
      `Addition of ${sulfur.en} to an alkene (thia-Michael type)`,
      `${sulfur.zh}对烯烃的加成（硫杂 Michael 型）`,
    );
  if (kind === 'imidoyl')
    return phrase(
      `Thioimidate or isothiourea from ${leaving?.en ?? 'a nitrile'} and ${sulfur.en}`,
      `${leaving?.zh ?? '腈'}与${sulfur.zh}成硫代亚胺酸酯或异硫脲`,
    );
  if (!leaving) {
    if (brokenTo(change, at) === 8)
      return phrase(
        `Opening of an epoxide or other oxygen ring with ${sulfur.en}`,
        `${sulfur.zh}对环氧化物或其他含氧环的开环`,
      );
    return phrase(`Thiolation of a C–H bond with ${sulfur.en}`, `${sulfur.zh}对 C–H 键的硫基化`);
  }
  return phrase(`S-Alkylation of ${sulfur.en} with ${leaving.en}`, `${sulfur.zh}与${leaving.zh}的 S-烷基化`);
}

function sulfonylDonor(lost: readonly string[]): Phrase {
  if (lost.includes('Cl')) return phrase(' with a sulfonyl chloride or chlorosulfonic acid', '（磺酰氯或氯磺酸）');
  if (lost.includes('OH')) return phrase(' with a sulfonic or sulfuric acid', '（磺酸或硫酸类）');
  return phrase('', '');
}
