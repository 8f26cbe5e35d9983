// Screens name a catalyst and its ligand in one word, in many spellings; here they become two levels.

const spellings: readonly [RegExp, string][] = [
  [/^bi ?pyphos$/i, 'BippyPhos'],
  [/^xanth?phos$/i, 'Xantphos'],
  [/^x-?phos$/i, 'XPhos'],
  [/^(?:ws )?s ?phos$/i, 'SPhos'],
  [/^(?:ws )?ruphos$/i, 'RuPhos'],
  [/^t-?buxphos$/i, 't-BuXPhos'],
  [/^tbubrettphos$/i, 't-BuBrettPhos'],
  [/^me4 t-butylxphos$/i, 'Me4tBuXPhos'],
  [/^catacxium (.*)$/i, 'cataCXium $1'],
  [/^r-josiphos (sl-j\d+).*$/i, 'Josiphos $1'],
  [/^sipr·hcl nhc$/i, 'SIPr·HCl'],
  [/^phen$/i, '1,10-phenanthroline'],
  [/^menhch2ch2nhme$/i, 'N,N′-dimethylethylenediamine'],
  [/^dmcyhdia$/i, 'trans-N,N′-dimethylcyclohexane-1,2-diamine'],
  [/^(?:n,n-dimethylglycine|me2gly)$/i, 'N,N-dimethylglycine'],
  [/^l-proline$/i, 'proline'],
  [/^(?:2,2'-bipyridyl)$/i, '2,2′-bipyridine'],
  [/^(?:3,4,7,8-4me-phen|3,4,7,8-tetramethyl-1,10-phenanthroline)$/i, '3,4,7,8-tetramethyl-1,10-phenanthroline'],
  [/^(?:2-aminopyridine|2-nh2py)$/i, '2-aminopyridine'],
  [/^(?:pyrrole-2-carboxylic acid|pyrr2co2h)$/i, 'pyrrole-2-carboxylic acid'],
  [/^neocuproine.*$/i, 'neocuproine'],
  [/^dmphen$/i, 'neocuproine'],
  [/^bathophenanthroline$/i, 'bathophenanthroline'],
  [/^salicylaldoxime$/i, 'salicylaldoxime'],
  [/^n-methyl-l-proline$/i, 'N-methylproline'],
  [/^2accyhex$/i, '2-acetylcyclohexanone'],
  [/^pd\(p\(tbu\)3\)2$/i, 'Pd(P(t-Bu)3)2'],
];

const holdsMetal = /Pd|Ni|Ru|Rh|Ir|Cu|Pt|Zn|^SK-CC|^C1-/;
const nothing = new Set(['', 'NA', 'None', 'Blank']);

export interface NamedCatalyst {
  catalyst?: string;
  ligand?: string;
}

/** Metal source and ligand of the two columns of a screen. */
export function namedCatalyst(first: string, second: string): NamedCatalyst {
  const metal = nothing.has(first) ? undefined : first;
  const both = second.trim();
  if (nothing.has(both) || both === metal) return { catalyst: metal };
  const [source, ligand] = both.split(/ ?\/ ?(?=[^/]+$)/);
  if (ligand !== undefined && source) return { catalyst: source, ligand: spelled(ligand) };
  const made = precatalyst(both);
  if (made) return made;
  return metal || !holdsMetal.test(both) ? { catalyst: metal, ligand: spelled(both) } : { catalyst: spelled(both) };
}

/** `3G OMs BrettPhos`, `Xantphos Pd G4`, `RuPhos Palladacycle`, `2G XPhos`: a ligand on a palladacycle of a generation. */
function precatalyst(name: string): NamedCatalyst | undefined {
  const leading = /^(\d)G (?:OMs )?(.+)$/.exec(name);
  if (leading) return { catalyst: `Pd G${leading[1]}`, ligand: spelled(leading[2] ?? '') };
  const trailing = /^(.+?) +(?:Pd G(\d)|Palladacycle)$/.exec(name);
  return trailing ? { catalyst: `Pd G${trailing[2] ?? 1}`, ligand: spelled(trailing[1] ?? '') } : undefined;
}

/** The usual name of a ligand or catalyst. */
export function spelled(name: string): string {
  const text = name.trim();
  const [pattern, usual] = spellings.find(([one]) => one.test(text)) ?? [];
  return pattern && usual ? text.replace(pattern, usual) : text;
}

/** House numbers, of which nobody outside knows what they are; a chemist cannot be told to take them. */
export function isHouseNumber(name: string): boolean {
  return /^(?:PF|UK|PNU|PHA|CP|CL|WY|MFCD|C1|TCI|L\/)[-\d]|^(?:Special|Click|BB|PS|BOX\d|Pfizer Ligand|Ru-721|Ir-93)$/.test(
    name,
  );
}
