// Reactions of which tests draft procedures: name, kind, reaction, reagents, catalysts, solvents, degrees Celsius.
import type { StoredCondition } from '../engine/conditions/stored-condition.ts';
import { canonicalSmiles, loadRDKit } from '../chemistry/molecule/rdkit.ts';
import { DraftBench } from '../engine/procedure/bench.ts';
import { draftProcedure } from '../engine/procedure/draft.ts';
import type { AskedProcedure, Draft } from '../engine/procedure/types.ts';
import { writeProcedure } from '../engine/procedure/write-procedure.ts';

const rows = `
suzuki | Suzuki coupling of an aryl bromide | Brc1ccc(C#N)cc1.OB(O)c1ccccc1>>N#Cc1ccc(-c2ccccc2)cc1 | K2CO3 | Pd(PPh3)4 | 1,4-dioxane;H2O | 90
stille | Stille coupling of an aryl bromide | Brc1ccccc1.C=C[Sn](CCCC)(CCCC)CCCC>>C=Cc1ccccc1 | | Pd(PPh3)4 | toluene | 100
buchwald | Buchwald–Hartwig amination with a secondary amine | Brc1ccc(Br)cc1.C1COCCN1>>Brc1ccc(N2CCOCC2)cc1 | NaOtBu | Pd2(dba)3;BINAP | toluene | 100
hatu | Amide coupling of an acid with an aliphatic amine | OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1 | HATU;DIPEA | | DMF | 25
edc | Amide coupling of an acid with an aliphatic amine | OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1 | EDC;HOBt;Et3N | | CH2Cl2 | 0,25
acetylation | Acylation of an aliphatic amine with an acid chloride | CC(=O)Cl.NCc1ccccc1>>CC(=O)NCc1ccccc1 | Et3N | | CH2Cl2 | 25
benzoylation | Acylation of an aromatic amine with an acid chloride | Nc1ccccc1.O=C(Cl)c1ccccc1>>O=C(Nc1ccccc1)c1ccccc1 | Et3N | | CH2Cl2 | 25
ester | Acylation of an alcohol with an acid chloride | OC1CCCCC1.O=C(Cl)c1ccccc1>>O=C(OC1CCCCC1)c1ccccc1 | Et3N | | CH2Cl2 | 25
acidChloride | Carboxylic acid to acid chloride | OC(=O)c1ccccc1>>O=C(Cl)c1ccccc1 | SOCl2 | | toluene | 80
enolate | Alkylation of an ester enolate | COC(=O)C1CCCCC1.CI>>COC(=O)C1(C)CCCCC1 | LDA;MeI | | THF | -78,25
enolateNaH | Alkylation of an enolate or stabilised carbanion | O=C1CCc2ccccc21.BrCc1ccccc1>>O=C1c2ccccc2CC1Cc1ccccc1 | NaH | | DMF | 25
williamson | O-Alkylation of a phenol with an alkyl bromide | Oc1ccc(Br)cc1.BrCc1ccccc1>>Brc1ccc(OCc2ccccc2)cc1 | NaH | | THF | 25
diallyl | N-Alkylation of an aliphatic amine with an alkyl bromide | NCc1ccccc1.C=CCBr>>C=CCN(CC=C)Cc1ccccc1 | K2CO3 | | MeCN | 25
pyrazoleDmf | N-Alkylation of an azole | c1cc[nH]n1.BrCc1ccccc1>>c1ccc(Cn2cccn2)cc1 | K2CO3 | | DMF | 25
pyrazoleMeCN | N-Alkylation of an azole | c1cc[nH]n1.BrCc1ccccc1>>c1ccc(Cn2cccn2)cc1 | K2CO3 | | MeCN | 25
quaternary | Quaternisation of a tertiary amine | CN(C)Cc1ccccc1.CI>>C[N+](C)(C)Cc1ccccc1 | MeI | | acetone | 25
snarThf | SNAr of a fluoroarene with an alkoxide | Fc1ccc(C#N)cc1.OC1CCCCC1>>N#Cc1ccc(OC2CCCCC2)cc1 | NaH | | THF | 25
snarDmso | SNAr of a fluoroarene with an alkoxide | Fc1ccc(C#N)cc1.OC1CCCCC1>>N#Cc1ccc(OC2CCCCC2)cc1 | NaH | | DMSO | 25
ammonia | SNAr with ammonia | Cc1nc(Cl)cc(Cl)n1.N>>Cc1nc(N)cc(Cl)n1 | NH4OH | | H2O | 90
azide | Azide displacement of an alkyl bromide | BrCc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=NCc1ccccc1 | NaN3 | | DMF | 60
azideDcm | Azide displacement of an alkyl bromide | BrCc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=NCc1ccccc1 | NaN3 | | CH2Cl2 | 25
mitsunobu | Mitsunobu etherification of a phenol with an alcohol | Oc1ccc(Br)cc1.OCC1CCN(C)CC1>>CN1CCC(COc2ccc(Br)cc2)CC1 | PPh3;DIAD | | THF | 0,25
reductive | Reductive amination of an aldehyde with a secondary amine | O=Cc1ccccc1.C1COCCN1>>c1ccc(CN2CCOCC2)cc1 | NaBH(OAc)3;AcOH | | 1,2-dichloroethane | 25
grignard | Grignard addition to a ketone | O=C1CCCCC1.Br[Mg]c1ccccc1>>OC1(c2ccccc2)CCCCC1 | PhMgBr | | THF | 0,25
lithiation | Lithium–halogen exchange and formylation with DMF | COc1cccc(Br)c1.CN(C)C=O>>COc1cccc(C=O)c1 | n-BuLi | | THF | -78,0
hwe | Horner–Wadsworth–Emmons olefination | O=Cc1ccccc1.CCOC(=O)CP(=O)(OCC)OCC>>CCOC(=O)C=Cc1ccccc1 | NaH | | THF | 0,25
borohydride | Ketone reduction with sodium borohydride | O=C1CCCCC1>>OC1CCCCC1 | NaBH4 | | MeOH | 0,25
lah | Ester reduction to a primary alcohol | COC(=O)c1ccc(Br)cc1>>OCc1ccc(Br)cc1 | LiAlH4 | | THF | 0,25
swern | Oxidation of a secondary alcohol to a ketone | OC1CCCCC1>>O=C1CCCCC1 | oxalyl chloride;DMSO;Et3N | | CH2Cl2 | -78,-60
peracid | Sulfide oxidation to a sulfone | CSc1ccccc1>>CS(=O)(=O)c1ccccc1 | mCPBA | | CH2Cl2 | 0,25
hydroboration | Hydroboration–oxidation | C=CCCc1ccccc1>>OCCCCc1ccccc1 | BH3·THF;then H2O2, NaOH | | THF | 0,25
hydrogenation | Hydrogenation of a styrene | C=Cc1ccccc1>>CCc1ccccc1 | H2 | Pd/C | MeOH | 25
cbz | Cbz hydrogenolysis | O=C(OCc1ccccc1)N1CCC(O)CC1>>OC1CCNCC1 | H2 | Pd/C | MeOH | 25
bocHCl | Boc deprotection | CC(C)(C)OC(=O)N1CCCCC1>>C1CCNCC1 | HCl | | 1,4-dioxane | 25
bocTFA | Boc deprotection | CC(C)(C)OC(=O)N1CCCCC1>>C1CCNCC1 | TFA | | CH2Cl2 | 25
saponification | Hydrolysis of a methyl ester | COC(=O)c1ccccc1>>OC(=O)c1ccccc1 | LiOH | | THF;H2O | 25
bocAcid | Hydrolysis of a methyl ester | COC(=O)c1ccc(NC(=O)OC(C)(C)C)cc1>>O=C(O)c1ccc(NC(=O)OC(C)(C)C)cc1 | LiOH | | THF;H2O | 25
aminoAcid | Hydrolysis of a methyl ester | COC(=O)C1CCNCC1>>OC(=O)C1CCNCC1 | NaOH | | MeOH;H2O | 25
pyridineAcid | Hydrolysis of a methyl ester | COC(=O)c1cccnc1C>>Cc1ncccc1C(=O)O | NaOH | | MeOH;H2O | 25
amide | Hydrolysis of an amide to an aliphatic amine | CC(=O)NC1CCCCC1>>NC1CCCCC1 | HCl | | H2O | 100
pocl3 | Chlorination of a hydroxyazine with phosphorus oxychloride | O=c1[nH]cnc2ccccc12>>Clc1ncnc2ccccc12 | POCl3 | | neat | 100
chlorosulfonation | Chlorosulfonation | CC(=O)Nc1ccccc1.O=S(=O)(O)Cl>>CC(=O)Nc1ccc(S(=O)(=O)Cl)cc1 | ClSO3H | | neat | 25
nitration | Aromatic nitration | Cc1ccccc1>>Cc1ccc([N+](=O)[O-])cc1 | HNO3;H2SO4 | | neat | 0,25
sandmeyer | Sandmeyer bromination | Nc1ccc(F)cc1>>Fc1ccc(Br)cc1 | NaNO2;HBr | CuBr | H2O | 0,25
curtius | Curtius rearrangement trapped with tert-butanol | OC(=O)c1cccnc1.CC(C)(C)O>>CC(C)(C)OC(=O)Nc1cccnc1 | DPPA;Et3N | | t-BuOH | 100
nameless | | CCCCCC>>C1CCCCC1
unfamiliar | A kind nobody wrote down | CCO.CC(=O)O>>CCOC(C)=O | K2CO3 | | DMF | 25
strange | Suzuki coupling of an aryl bromide | Brc1ccc(C#N)cc1.OB(O)c1ccccc1>>N#Cc1ccc(-c2ccccc2)cc1 | K2CO3;unobtainium | Pd(PPh3)4 | toluene | 90
`;

const cases = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...fields] = row.split('|').map((field) => field.trim());
      return [name, fields] as const;
    }),
);

export interface Changes extends Partial<Pick<AskedProcedure, 'batch' | 'equivalents' | 'yieldPercent'>> {
  conditions?: Partial<StoredCondition>;
}

/** Drafts by the names of the rows. */
export class ProcedureDrafts {
  readonly bench: DraftBench;

  constructor(bench: DraftBench) {
    this.bench = bench;
  }

  static async load(): Promise<ProcedureDrafts> {
    return new ProcedureDrafts(new DraftBench(await loadRDKit()));
  }

  canonical(smiles: string): string {
    return canonicalSmiles(this.bench.rdkit, smiles) ?? smiles;
  }

  /** Throws a RangeError for a name that no row has. */
  of(name: string, { conditions: changed, ...changes }: Changes = {}): Draft {
    const fields = cases.get(name);
    if (!fields) throw new RangeError(`no case ${name}`);
    const [kind = '', reaction = '', reagents, catalysts = '', solvents = '', at = ''] = fields;
    const [left = '', right = ''] = reaction.split('>>');
    const list = (names: string): string[] => names.split(';').filter((one) => one !== '');
    const [low = 25, high = low] = at.split(',').map(Number);
    const conditions: StoredCondition | undefined =
      reagents === undefined
        ? undefined
        : {
            reagents: list(reagents),
            catalysts: list(catalysts),
            solvents: list(solvents),
            temperatureC: [low, high],
            ...changed,
          };
    return draftProcedure(this.bench, {
      reactants: left.split('.').map((one) => this.canonical(one)),
      agents: [],
      product: this.canonical(right),
      kind,
      ...(conditions && { conditions, conditionOrigin: 'typical' }),
      equivalents: [],
      batch: { of: 'limiting', amount: 1, unit: 'g' },
      ...changes,
    });
  }

  /** In words; a molecule without a name as an agent is called by its SMILES in brackets. */
  written(draft: Draft, culture: 'en' | 'zh-CN' = 'en') {
    return writeProcedure(draft, 'title', {
      culture,
      present: (smiles) => ({ key: '', smiles, ...this.bench.described(smiles), name: `<${smiles}>` }),
      agentName: (name) => name,
    });
  }

  /** English sentences of a section, or of all. */
  text(draft: Draft, section?: string): string {
    const wanted = this.written(draft).sections.filter(({ key }) => section === undefined || key === section);
    return wanted.flatMap(({ sentences }) => sentences).join(' ');
  }
}

/** Keys of the sentences of a section. */
export function keysOf(draft: Draft, section: string): string[] {
  return draft.sections.flatMap(({ key, sentences }) => (key === section ? sentences.map((one) => one.key) : []));
}
