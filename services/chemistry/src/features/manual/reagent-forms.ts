// Forms in which one reagent can be used: the acid or its chloride, the boronic acid or its ester. The table says what may
// take whose place on paper; whether a step works with it is for the forward check.

import { canonicalProduct, Transform, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { StoredName } from '../tasks/stored.ts';

/** Forms that may take each other's place. Atoms that stay are numbered. */
export interface FormFamily {
  forms: readonly FormRule[];
}

export interface FormRule {
  id: string;
  name: StoredName;
  /** How the form is recognised, SMARTS. */
  from: string;
  /** How the form is written, SMILES with the same atom numbers. */
  to: string;
}

export interface OtherForm {
  formId: string;
  name: StoredName;
  /** Canonical; a salt with its counter-ion. */
  smiles: string;
}

const form = (id: string, en: string, zh: string, from: string, to: string): FormRule => ({
  id,
  name: { en, 'zh-CN': zh },
  from,
  to,
});

export const formFamilies: readonly FormFamily[] = [
  {
    forms: [
      form('boronicAcid', 'boronic acid', '硼酸', '[#6:1][B;X3]([OH1])[OH1]', '[*:1]B(O)O'),
      form(
        'pinacolBoronate',
        'pinacol boronate',
        '硼酸频哪醇酯',
        '[#6:1][B;X3]1OC([CH3])([CH3])C([CH3])([CH3])O1',
        '[*:1]B1OC(C)(C)C(C)(C)O1',
      ),
      form(
        'midaBoronate',
        'MIDA boronate',
        'MIDA 硼酸酯',
        '[#6:1][B;X3]1OC(=O)CN([CH3])CC(=O)O1',
        '[*:1]B1OC(=O)CN(C)CC(=O)O1',
      ),
      form(
        'trifluoroborate',
        'potassium trifluoroborate',
        '三氟硼酸钾盐',
        '[#6:1][B-](F)(F)F',
        '[*:1][B-](F)(F)F.[K+]',
      ),
    ],
  },
  {
    forms: [
      form('acid', 'carboxylic acid', '羧酸', '[#6:1][CX3:2](=[O:3])[OH1]', '[*:1][C:2](=[O:3])O'),
      form('acidChloride', 'acid chloride', '酰氯', '[#6:1][CX3:2](=[O:3])Cl', '[*:1][C:2](=[O:3])Cl'),
      form('methylEster', 'methyl ester', '甲酯', '[#6:1][CX3:2](=[O:3])O[CH3]', '[*:1][C:2](=[O:3])OC'),
      form('ethylEster', 'ethyl ester', '乙酯', '[#6:1][CX3:2](=[O:3])O[CH2][CH3]', '[*:1][C:2](=[O:3])OCC'),
    ],
  },
  {
    forms: [
      form('arylChloride', 'chloride', '氯代物', '[c:1]Cl', '[*:1]Cl'),
      form('arylBromide', 'bromide', '溴代物', '[c:1]Br', '[*:1]Br'),
      form('arylIodide', 'iodide', '碘代物', '[c:1]I', '[*:1]I'),
      form('arylTriflate', 'triflate', '三氟甲磺酸酯', '[c:1]OS(=O)(=O)C(F)(F)F', '[*:1]OS(=O)(=O)C(F)(F)F'),
    ],
  },
  {
    forms: [
      form('alkylChloride', 'chloride', '氯代物', '[CX4:1]Cl', '[*:1]Cl'),
      form('alkylBromide', 'bromide', '溴代物', '[CX4:1]Br', '[*:1]Br'),
      form('alkylIodide', 'iodide', '碘代物', '[CX4:1]I', '[*:1]I'),
      form('mesylate', 'mesylate', '甲磺酸酯', '[CX4:1]OS(=O)(=O)[CH3]', '[*:1]OS(C)(=O)=O'),
      form(
        'tosylate',
        'tosylate',
        '对甲苯磺酸酯',
        '[CX4:1]OS(=O)(=O)c1[cH][cH]c([CH3])[cH][cH]1',
        '[*:1]OS(=O)(=O)c1ccc(C)cc1',
      ),
    ],
  },
];

const hydrochloride: Omit<OtherForm, 'smiles'> = {
  formId: 'hydrochloride',
  name: { en: 'hydrochloride', 'zh-CN': '盐酸盐' },
};
const freeBase: Omit<OtherForm, 'smiles'> = { formId: 'freeBase', name: { en: 'free base', 'zh-CN': '游离碱' } };
/** An amine that takes up a proton: no amide, no sulfonamide, no aromatic ring nitrogen, no two atoms beside each other. */
const basicAmine = '[NX3;!$(N-C=[O,S,N]);!$(N-S(=O)=O);!$(N-[#7,#8]);!$(N-C#N)]';

/** Finds the other forms of molecules; holds compiled transforms until it is disposed of. */
export class ReagentForms implements Disposable {
  readonly #rdkit: RDKit;
  readonly #changes: readonly { to: FormRule; transform: Transform }[];

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#changes = formFamilies.flatMap(({ forms }) =>
      forms.flatMap((from) =>
        forms
          .filter((to) => to !== from)
          .map((to) => ({ to, transform: new Transform(rdkit, `${from.from}>>${to.to}`) })),
      ),
    );
  }

  /** Every form that a canonical SMILES could be replaced by, each once. */
  of(smiles: string): OtherForm[] {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    const found = new Map<string, OtherForm>();
    for (const { to, transform } of this.#changes)
      for (const raw of transform.run(this.#rdkit, [mol])) {
        const other = canonicalProduct(this.#rdkit, raw);
        if (other !== null && other !== smiles) found.set(other, { formId: to.id, name: to.name, smiles: other });
      }
    const salt = this.#salt(smiles);
    return [...found.values(), ...(salt ? [salt] : [])].map((one, index, all) =>
      // Of several places the first keeps the plain name.
      all.findIndex(({ formId }) => formId === one.formId) === index
        ? one
        : { ...one, formId: `${one.formId}-${index}` },
    );
  }

  [Symbol.dispose](): void {
    for (const { transform } of this.#changes) transform[Symbol.dispose]();
  }

  #salt(smiles: string): OtherForm | undefined {
    const parts = smiles.split('.');
    const free = parts.filter((part) => part !== 'Cl');
    if (free.length === 1 && parts.length > 1) return { ...freeBase, smiles: free.join('.') };
    if (parts.length > 1 || !this.#isBase(smiles)) return undefined;
    const salt = canonicalProduct(this.#rdkit, `${smiles}.Cl`);
    return salt === null ? undefined : { ...hydrochloride, smiles: salt };
  }

  #isBase(smiles: string): boolean {
    using mol = this.#rdkit.get_mol(smiles);
    using pattern = this.#rdkit.get_qmol(basicAmine);
    return mol !== null && pattern !== null && mol.get_substruct_match(pattern) !== '{}';
  }
}
