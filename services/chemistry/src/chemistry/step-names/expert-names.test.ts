// A template that a person wrote is shown with its own words for the change that it was written for, and with those of the change
// for any other. It is asked for every molecule and stands for learned templates that are wider than it.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { SingleStep } from '../models/single-step.ts';
import { readTemplateCounts } from '../models/template-counts.ts';
import { TemplateSet } from '../models/template-set.ts';
import { reactionTemplates } from '../templates/all.ts';
import { typicalOf, type ReactionTemplate } from '../templates/template.ts';
import { demandsOfStep } from '../../test-support/step-demands.ts';
import { changeOfReaction } from './step-change.ts';
import { StepNamer } from './step-namer.ts';

let rdkit: RDKit;
let namer: StepNamer;
beforeAll(async () => {
  rdkit = await loadRDKit();
  namer = new StepNamer(rdkit);
});

function template(id: string): ReactionTemplate {
  const found = reactionTemplates.find((one) => one.id === id);
  if (!found) throw new RangeError(id);
  return found;
}

/** Template, a step that it is proposed for although it makes another change, how the step is shown. */
const other: readonly (readonly [id: string, reaction: string, en: string, agent: string])[] = [
  [
    'williamson-phenol-alkyl-bromide',
    'COCBr.Oc1ccc(Br)cc1F>>COCOc1ccc(Br)cc1F',
    'MOM protection of an alcohol or phenol',
    'DIPEA',
  ],
  [
    'williamson-phenol-alkyl-bromide',
    'BrCc1ccccc1.Oc1cccc(I)c1>>Ic1cccc(OCc2ccccc2)c1',
    'O-Benzylation of a phenol',
    'K2CO3',
  ],
  [
    'williamson-alcohol-activated-bromide',
    'BrCc1ccccc1.OCC(O)Cc1ccc(F)cc1>>OC(COCc1ccccc1)Cc1ccc(F)cc1',
    'O-Benzylation of an alcohol',
    'NaH',
  ],
  [
    'williamson-alcohol-methylation',
    'CO.COCc1cc(C=O)cc(CI)c1>>COCc1cc(C=O)cc(COC)c1',
    'Williamson etherification of an alcohol with an alkyl iodide',
    'NaH',
  ],
  [
    'phenol-benzylation-or-allylation',
    'COc1ccc(CBr)cc1.Oc1cccnc1>>COc1ccc(COc2cccnc2)cc1',
    'PMB protection of a phenol',
    'K2CO3',
  ],
  ['acid-to-primary-alcohol-borane', 'Cc1ccc(C)n1C(=O)CO>>Cc1ccc(C)n1CCO', 'Amide reduction to an amine', 'LiAlH4'],
  [
    'acid-to-primary-alcohol-borane',
    'CCCC(=O)CO>>CCCCCO',
    'Wolff–Kishner reduction of a ketone or aldehyde',
    'N2H4·H2O',
  ],
  [
    'amide-to-amine-hydride',
    'CNCC(=O)C(O)c1ccccc1>>CNCCC(O)c1ccccc1',
    'Wolff–Kishner reduction of a ketone or aldehyde',
    'N2H4·H2O',
  ],
  [
    'aryl-ketone-deoxygenation',
    'CCC(=O)Cc1cccc(OC)c1>>COc1cccc(CCCC)c1',
    'Wolff–Kishner reduction of a ketone or aldehyde',
    'N2H4·H2O',
  ],
  [
    'amide-from-acid-chloride-and-aliphatic-amine',
    'NC1CCNC1.O=C(Cl)C(F)(F)F>>O=C(NC1CCNC1)C(F)(F)F',
    'Trifluoroacetyl protection of an amine',
    'Et3N',
  ],
  [
    'amide-from-methyl-ester',
    'COC(=O)C(F)(F)F.NCCc1ccc(Br)cc1>>O=C(NCCc1ccc(Br)cc1)C(F)(F)F',
    'Trifluoroacetyl protection of an amine',
    'Et3N',
  ],
  [
    'amide-n-alkylation',
    'BrCc1cccnc1.O=C1CSC(=O)N1>>O=C1CSC(=O)N1Cc1cccnc1',
    'N-Alkylation of an imide with an alkyl bromide',
    'K2CO3',
  ],
  ['aryl-glycidyl-ether', 'OC(CCl)COc1ccc(F)cc1>>Fc1ccc(OCC2CO2)cc1', 'Epoxide from a halohydrin', 'NaOH or K2CO3'],
  [
    'buchwald-hartwig-aromatic-amine',
    'Clc1ncccn1.Nc1ccccc1>>c1ccc(Nc2ncccn2)cc1',
    'SNAr of an aryl halide with an aromatic amine',
    'HCl',
  ],
  [
    'buchwald-hartwig-secondary-amine',
    'C1CCNC1.O=Cc1cccnc1Br>>O=Cc1cccnc1N1CCCC1',
    'SNAr of an aryl halide with an aliphatic amine',
    'DIPEA',
  ],
  [
    'snar-azine-phenol',
    'CNC(=O)c1cc(O)ccn1.Nc1ccc(Cl)cc1>>CNC(=O)c1cc(Oc2ccc(N)cc2)ccn1',
    'Ullmann coupling of an aryl halide with a phenol',
    'Cs2CO3',
  ],
  ['metal-catalysed-thioether', 'CS.O=C(O)c1cccnc1I>>CSc1ncccc1C(=O)O', 'SNAr of an aryl halide with a thiol', 'K2CO3'],
  [
    'carbamate-from-chloroformate',
    'C1CCNC1.O=C(Cl)OCc1ccccc1>>O=C(OCc1ccccc1)N1CCCC1',
    'Cbz protection of an amine',
    'NaHCO3',
  ],
  [
    'carbamate-from-chloroformate',
    'C1CCNC1.O=C(Cl)OCC(Cl)(Cl)Cl>>O=C(OCC(Cl)(Cl)Cl)N1CCCC1',
    'Troc protection of an amine',
    'NaHCO3',
  ],
  [
    'ester-from-acid-chloride-and-alcohol',
    'CCC(=O)O.CN1CCC(Cl)CC1>>CCC(=O)OC1CCN(C)CC1',
    'Ester from a carboxylic acid and an alkyl chloride',
    'K2CO3',
  ],
  [
    'ester-from-acid-chloride-and-alcohol',
    'CC(C)(C)C(=O)Cl.OCc1ccccn1>>CC(C)(C)C(=O)OCc1ccccn1',
    'Pivaloyl protection of an alcohol',
    'Et3N',
  ],
  [
    'ester-from-carboxylate-and-alkyl-bromide',
    'COc1ccc(CO)cc1.O=C(Br)CBr>>COc1ccc(COC(=O)CBr)cc1',
    'Acylation of an alcohol with an acid bromide',
    'Et3N',
  ],
  [
    'methyl-ester-from-methyl-iodide',
    'CO.O=C(I)C1CC1>>COC(=O)C1CC1',
    'Acylation of an alcohol with an acid iodide',
    'Et3N',
  ],
  ['mesylate-from-alcohol', 'CCS(=O)(=O)Cl.Oc1ccccc1>>CCS(=O)(=O)Oc1ccccc1', 'Sulfonylation of a phenol', 'Et3N'],
  [
    'chloroacetoacetate-alkoxylation',
    'CCO.O=C(Cl)CC(=O)COC>>CCOC(=O)CC(=O)COC',
    'Acylation of an alcohol with an acid chloride',
    'Et3N',
  ],
  [
    'pyrrolidinone-from-chlorobutyryl-amide',
    'ClCc1ccccc1.O=C1CCCN1>>O=C1CCCN1Cc1ccccc1',
    'N-Alkylation of an amide with an alkyl chloride',
    'NaH',
  ],
  [
    'amine-from-secondary-sulfonate',
    'C1COCCN1.CC(C)Br>>CC(C)N1CCOCC1',
    'N-Alkylation of an aliphatic amine with an alkyl bromide',
    'K2CO3',
  ],
  [
    'tertiary-amine-from-alkyl-halide',
    'CCNCC.O=C(Cl)c1ccccc1>>CCN(CC)C(=O)c1ccccc1',
    'Acylation of an aliphatic amine with an acid chloride',
    'Et3N',
  ],
  [
    'suzuki-biaryl-bromide',
    'Brc1ccccc1.C[Sn](C)(C)c1ccccn1>>c1ccc(-c2ccccn2)cc1',
    'Stille coupling of an aryl bromide',
    '',
  ],
  [
    'ketone-to-secondary-alcohol-borohydride',
    'O=Cc1ccccn1>>OCc1ccccn1',
    'Aldehyde reduction with sodium borohydride',
    'NaBH4',
  ],
  ['methyl-ester-hydrolysis', 'CC(C)(C)OC(=O)c1ccccn1>>O=C(O)c1ccccn1', 'Acid cleavage of a tert-butyl ester', 'TFA'],
  ['boc-deprotection', 'O=C(NC1CCOCC1)OCc1ccccc1>>NC1CCOCC1', 'Cbz hydrogenolysis', 'H2'],
];

/** Steps for which the words of the template hold: its own change, also with another halide. */
const own: readonly (readonly [id: string, reaction: string])[] = [
  ['amide-from-acid-and-primary-amine', 'CN.O=C(O)c1ccc(F)cc1>>CNC(=O)c1ccc(F)cc1'],
  ['tertiary-amine-from-alkyl-halide', 'CCNCC.CCCl>>CCN(CC)CC'],
  ['n-benzylation-of-secondary-amine', 'C#CCNC.ClCc1ccccc1>>C#CCN(C)Cc1ccccc1'],
  ['aryl-ketone-asymmetric-reduction-cbs', 'CNCCC(=O)c1ccccc1>>CNCCC(O)c1ccccc1'],
  ['enone-to-allylic-alcohol-luche', 'O=C(C=Cc1ccccc1)c1ccccc1>>OC(C=Cc1ccccc1)c1ccccc1'],
  ['fischer-esterification', 'CCO.O=C(O)C1CCNCC1>>CCOC(=O)C1CCNCC1'],
  ['grignard-carboxylation', 'O=C=O.[Br][Mg][CH2]CC>>CCCC(=O)O'],
  ['palladium-cyanation', 'Clc1cc(Br)ccn1.N#[C][Zn][C]#N>>N#Cc1ccnc(Cl)c1'],
  [
    'snar-fluoroquinolone-amine',
    'C1CNCCN1.CCn1cc(C(=O)O)c(=O)c2cc(F)c(Cl)cc21>>CCn1cc(C(=O)O)c(=O)c2cc(F)c(N3CCNCC3)cc21',
  ],
  ['pmb-ether-deprotection', 'COc1ccc(COCCN(C)c2ccccn2)cc1>>CN(CCO)c1ccccn1'],
  ['thp-protection', 'C1=COCCC1.OCCCCBr>>BrCCCCOC1CCCCO1'],
  ['dealkylative-carbamate-formation', 'CCOC(=O)Cl.CN1CCC(=O)CC1>>CCOC(=O)N1CCC(=O)CC1'],
];

describe('a template that a person wrote', () => {
  it.each(other)('%s is not the name of %s: %s', (id, reaction, en, agent) => {
    const shown = namer.of(template(id), reaction);
    expect(shown.name.en).toBe(en);
    expect(typicalOf(shown)[0]?.reagents[0] ?? '').toContain(agent);
    expect(shown.conditions[0]?.solvents.length).toBeGreaterThan(0);
  });

  it.each(own)('%s is the name of %s', (id, reaction) => {
    const written = template(id);
    expect(namer.of(written, reaction)).toMatchObject({ id, name: written.name, class: written.class });
  });

  it('has conditions of a kind that were counted for it, not for the template', () => {
    const shown = namer.of(template('boc-deprotection'), 'O=C(NC1CCOCC1)OCc1ccccc1>>NC1CCOCC1');
    expect([shown.id, shown.class]).toEqual(['boc-deprotection', 'deprotection']);
    expect(shown.countedAs).toContain('cbz-deprotection');
    expect(shown.countedAs).not.toContain('boc-deprotection');
  });
});

/** Drugs and intermediates with many bonds that templates make. */
const probes = [
  'CCOc1ccc(CC(=O)NCc2ccccc2)cc1OCOC',
  'CC(C)(C)OC(=O)N1CCN(c2ncc(Br)cn2)CC1',
  'COC(=O)c1ccc(NC(=O)OCc2ccccc2)cc1O[Si](C)(C)C(C)(C)C',
  'CCN(CC)CCOC(=O)c1ccc(NS(C)(=O)=O)cc1',
  'Cc1ccc(-c2ccccc2-c2nnnn2C(c2ccccc2)(c2ccccc2)c2ccccc2)cc1',
  'O=C(Nc1ccccc1)N1CCC(OCc2ccccc2)CC1',
] as const;

/** Steps of all templates to a product that are named against the bond that they make. */
function misnamed(step: SingleStep, product: string): { wrong: string[]; steps: number } {
  const proposals = step.proposals(product);
  const wrong = proposals.flatMap(({ templateId, precursors }) => {
    const reaction = `${precursors.join('.')}>>${product}`;
    const change = changeOfReaction(rdkit, reaction);
    const { name } = namer.of(template(templateId), reaction);
    const demands = change ? demandsOfStep(change) : [];
    return demands.every(({ en, zh }) => en.test(name.en) && zh.test(name['zh-CN']))
      ? []
      : [`${templateId} ${reaction}: ${name.en} | ${name['zh-CN']}`];
  });
  return { wrong, steps: proposals.length };
}

describe('a step of a template that a person wrote', () => {
  let step: SingleStep;
  beforeAll(() => {
    step = new SingleStep(rdkit, new TemplateSet(rdkit, reactionTemplates), readTemplateCounts());
  });

  it.each(probes)('is named after its change: to %s', (product) => {
    const { wrong, steps } = misnamed(step, product);
    expect(wrong).toEqual([]);
    expect(steps).toBeGreaterThan(2);
  });

  it('is named after its change, too, for the product of every example', { tags: ['full'], timeout: 300_000 }, () => {
    const products = new Set(reactionTemplates.flatMap(({ examples }) => examples.map((one) => one.product)));
    expect(products.size).toBeGreaterThan(300);
    expect([...products].flatMap((product) => misnamed(step, product).wrong)).toEqual([]);
  });
});
