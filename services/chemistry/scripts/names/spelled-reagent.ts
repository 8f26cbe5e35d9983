// The reagents of reactions come with names in lower case and with hyphens of all kinds: `n-chloro-succinimide`, `kpf6`,
// `palladium (ii) chloride`. Here they are spelled as chemists write them.

const ligands: Readonly<Record<string, string>> = {
  acac: 'acac',
  cap: 'cap',
  cod: 'cod',
  dba: 'dba',
  dhqd: 'DHQD',
  dppe: 'dppe',
  dppf: 'dppf',
  esp: 'esp',
  fod: 'fod',
  ipr: 'IPr',
  mecn: 'MeCN',
  ntf2: 'NTf2',
  oac: 'OAc',
  opiv: 'OPiv',
  otf: 'OTf',
  ome: 'OMe',
  oh: 'OH',
  pcy3: 'PCy3',
  phal: 'PHAL',
  pph3: 'PPh3',
  tfa: 'tfa',
  aqn: 'AQN',
  pyr: 'PYR',
  bu: 'Bu',
  et: 'Et',
  me: 'Me',
  ph: 'Ph',
};
const tokens = Object.keys(ligands).toSorted((a, b) => b.length - a.length);

/** Short names that are no words. */
const shortNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'ATPH',
      'BI-DIME',
      'Biphephos',
      'CPME',
      'CPhos',
      'CuSPh',
      'DMAP',
      'EtZnCl',
      'HATU',
      'HCTU',
      'HONB',
      'IMes',
      'MMPP',
      'NADP',
      'NADPH',
      'NaBArF',
      'PyAOP',
      'PyBOP',
      'PyBOX',
      'PyClOP',
      'SPhos',
      'TBTA',
      'TBTU',
      'Tedicyp',
      'XPhos',
      'n-BuLi',
      't-BuLi',
    ].map((name) => [name.toLowerCase(), name]),
  ),
  's-phos': 'SPhos',
  'x-phos': 'XPhos',
};

/** Words of the source that name no reagent, or another one than its structure. */
const noReagents: ReadonlySet<string> = new Set([
  'csa',
  'cypf-t-bu',
  'cypf-tbu',
  'gas',
  'lialhseh',
  'moa',
  'paraffin',
  'pta',
  'solid',
  'tpap',
]);

export function isNoReagent(name: string): boolean {
  return noReagents.has(name);
}

/** Groups before which a hyphen is not needed: `chloro-succinimide`, `methyl-piperazine`. */
const prefixes = '(?:yl|oxy|chloro|bromo|fluoro|iodo|nitro|amino|cyano|hydroxy)';
const keptAfter = '(?!tert|trans|alpha|beta|gamma|delta|omega|ortho|meta|para|endo|exo)';
const joined = new RegExp(`(?<=${prefixes})-(?=${keptAfter}(?:[a-z]{4}|tin\\b))`, 'g');
/** `n-butyl` is the unbranched group, `n-benzyl` one at a nitrogen. */
const unbranched = /^n-(?:prop|but|pent|hex|hept|oct|non|dec|undec|dodec|tetradec|hexadec)/;

/** The name as it is usually written; `elements` are those of the compound. */
export function spelledReagent(name: string, elements: ReadonlySet<string>): string {
  const short = shortNames[name];
  if (short !== undefined) return short;
  const formula = spelledFormula(name, elements);
  if (formula !== undefined) return formula;
  return name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\((?:0|i{1,3}|iv|vi{0,3})\)/g, (numeral) => numeral.trim().toUpperCase())
    .replaceAll(/\((?:\d*[a-d]?[rsez])(?:,\d*[a-d]?[rsez])*\)(?=-)/g, (marks) => marks.replaceAll(/[rsez]/g, upper))
    .replaceAll(/(?<=(?:^|[-([,])\d+[a-d]?)h(?=[-,)])/g, 'H')
    .replaceAll(/(?<=^|-)[dl](?=-[a-z]{4})/g, upper)
    .replaceAll(/(?<=^|[-([, ])n(?='*[,-])/g, (letter, at: number, whole: string) =>
      unbranched.test(whole.slice(at)) ? letter : 'N',
    )
    .replace(/^[a-z]{1,2}(?= on |\()/, (symbol) => [...elements].find((one) => one.toLowerCase() === symbol) ?? symbol)
    .replace(joined, '')
    .replace(/tert\.-/g, 'tert-');
}

function upper(letter: string): string {
  return letter.toUpperCase();
}

/** A formula with its letters as element symbols and ligands; undefined for what is no formula of the compound. */
function spelledFormula(name: string, elements: ReadonlySet<string>): string | undefined {
  if (!/^[a-z0-9()]{3,}$/.test(name) || elements.size < 2) return undefined;
  const symbols = [...elements].toSorted((a, b) => b.length - a.length);
  let rest = name;
  let spelled = '';
  while (rest !== '') {
    const sign = /^[\d()]+/.exec(rest)?.[0];
    const ligand = tokens.find((one) => rest.startsWith(one));
    const symbol = symbols.find((one) => rest.startsWith(one.toLowerCase()));
    const next = sign ?? ligand ?? symbol;
    if (next === undefined) return undefined;
    spelled += sign ?? (ligand === undefined ? symbol : ligands[ligand]);
    rest = rest.slice(next.length);
  }
  return spelled;
}
