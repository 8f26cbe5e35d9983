import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { drugMolecules } from '../templates/drug-molecules.ts';
import { findBarred, findControlled, findRefused, findRegulated } from './controlled.ts';
import { controlledLists } from './substances.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const scheduled = new Set(['diazepam']);

describe('the control schedules', () => {
  it('hold at least 150 substances, each a sound molecule', () => {
    const all = controlledLists.flatMap(({ substances }) => substances);
    expect(all.filter(([, smiles]) => canonicalSmiles(rdkit, smiles) === null)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(150);
  });

  it('find every substance they list', () => {
    for (const list of controlledLists) {
      for (const [name, smiles] of list.substances) {
        expect({ name, refuse: findControlled(rdkit, smiles)?.refuse }).toEqual({ name, refuse: list.refuse });
      }
    }
  });

  it('say why a list does not refuse', () => {
    expect(controlledLists.filter(({ refuse, reason }) => !refuse && !reason)).toEqual([]);
  });
});

describe('findControlled', () => {
  it.each([
    ['morphine hydrochloride', 'CN1CC[C@]23[C@@H]4[C@H]1CC5=C2C(=C(C=C5)O)O[C@H]3[C@H](C=C4)O.Cl', 'morphine'],
    ['morphine as a cation', 'C[NH+]1CC[C@]23[C@@H]4[C@H]1CC5=C2C(=C(C=C5)O)O[C@H]3[C@H](C=C4)O.[Cl-]', 'morphine'],
    ['deuterated metamfetamine', '[2H]C([2H])([2H])N[C@@H](C)Cc1ccccc1', 'metamfetamine'],
    ['carbon-13 cocaine', '[13CH3]N1[C@H]2CC[C@@H]1[C@H]([C@H](C2)OC(=O)C3=CC=CC=C3)C(=O)OC', 'cocaine'],
    ['cocaine with atom numbers', '[CH3:1]N1C2CCC1C(C(=O)OC)C(OC(=O)c1ccccc1)C2', 'cocaine'],
    ['sodium phenobarbital', 'CCC1(c2ccccc2)C(=O)[N-]C(=O)NC1=O.[Na+]', 'phenobarbital'],
    ['barbital drawn as a lactim', 'CCC1(CC)C(O)=NC(=O)NC1=O', 'barbital'],
    ['GHB sodium drawn with a bond', 'OCCCC(=O)O[Na]', 'GHB'],
    ['fentanyl citrate', 'CCC(=O)N(c1ccccc1)C1CCN(CCc2ccccc2)CC1.OC(=O)CC(O)(CC(=O)O)C(=O)O', 'fentanyl'],
    ['dexmethylphenidate', 'COC(=O)[C@@H]([C@H]1CCCCN1)c1ccccc1', 'methylphenidate'],
    ['a mixture with caffeine', 'Cn1c(=O)c2c(ncn2C)n(C)c1=O.CC(N)Cc1ccccc1', 'amfetamine'],
    ['racemorphan', 'CN1CCC23CCCCC2C1Cc1ccc(O)cc31', 'levorphanol'],
    ['codeine, listed by itself', 'COc1ccc2CC3C4C=CC(O)C5Oc1c2C45CCN3C', 'codeine'],
    ['potassium permanganate', '[K+].[O-][Mn](=O)(=O)=O', 'potassium permanganate'],
    ['cathine hydrochloride', 'C[C@H](N)[C@@H](O)c1ccccc1.Cl', 'cathine'],
    ['phenylpropanolamine, without configuration', 'CC(N)C(O)c1ccccc1', 'norephedrine'],
    ['levonorephedrine', 'C[C@H](N)[C@H](O)c1ccccc1', 'norephedrine'],
    ['mesocarb drawn with a double bond', 'CC(Cc1ccccc1)[n+]1cc(N=C([O-])Nc2ccccc2)on1', 'mesocarb'],
    ['armodafinil', 'NC(=O)C[S@](=O)C(c1ccccc1)c1ccccc1', 'modafinil'],
    ['tapentadol hydrochloride', 'CC[C@@H](c1cccc(O)c1)[C@@H](C)CN(C)C.Cl', 'tapentadol'],
    ['amfetamine sulfate', 'CC(N)Cc1ccccc1.CC(N)Cc1ccccc1.OS(=O)(=O)O', 'amfetamine'],
    [
      'buprenorphine acetate, the salt',
      'COC12CCC3(CC1C(C)(O)C(C)(C)C)C1Cc4ccc(O)c5OC2C3(CCN1CC1CC1)c45.CC(=O)O',
      'buprenorphine',
    ],
    ['pseudoephedrine hydrochloride', 'C[C@@H]([C@H](c1ccccc1)O)NC.Cl', 'pseudoephedrine'],
  ])('finds %s', (_, smiles, name) => {
    expect(findControlled(rdkit, smiles)).toMatchObject({ name, relation: 'listed', refuse: true });
  });

  it.each([
    ['morphine-6-acetate', 'CN1CCC23C4Oc5c(O)ccc(CC1C2C=CC4OC(C)=O)c35', 'morphine'],
    ['morphine dibutyrate', 'CCCC(=O)Oc1ccc2CC3C4C=CC(OC(=O)CCC)C5Oc1c2C45CCN3C', 'morphine'],
    ['an ether of morphine', 'CCCOc1ccc2CC3C4C=CC(O)C5Oc1c2C45CCN3C', 'morphine'],
    ['an ester of oxycodone', 'COc1ccc2CC3N(C)CCC45C(Oc1c24)C(=O)CCC35OC(C)=O', 'oxycodone'],
    ['cocaethylene, an ester of ecgonine', 'CCOC(=O)C1C(OC(=O)c2ccccc2)CC2CCC1N2C', 'ecgonine'],
    ['an enol ester of hydrocodone', 'COc1ccc2CC3C4CC=C(OC(=O)c5ccccc5)C5Oc1c2C45CCN3C', 'hydrocodone'],
  ])('finds %s through its parent', (_, smiles, name) => {
    expect(findControlled(rdkit, smiles)).toMatchObject({ name, relation: 'esterOrEther', refuse: true });
  });

  it.each([
    ['cyclosarin', 'CP(=O)(F)OC1CCCCC1', 'cwcSchedule1'],
    ['ethyl sarin', 'CCP(=O)(F)OC(C)C', 'cwcSchedule1'],
    ['a homologue of tabun', 'CC(C)OP(=O)(C#N)N(CC)CC', 'cwcSchedule1'],
    ['VM', 'CCOP(C)(=O)SCCN(CC)CC', 'cwcSchedule1'],
    ['a protonated homologue of VX', 'CCOP(CC)(=O)SCC[NH+](C(C)C)C(C)C.[Cl-]', 'cwcSchedule1'],
    ['methylated VX', 'CCOP(C)(=O)SCC[N+](C)(C(C)C)C(C)C.[I-]', 'cwcSchedule1'],
    ['A-234', 'CCOP(=O)(F)N=C(C)N(CC)CC', 'cwcSchedule1'],
    ['A-230', 'CP(=O)(F)N=C(C)N(CC)CC', 'cwcSchedule1'],
    ['ethylphosphonyl difluoride', 'CCP(=O)(F)F', 'cwcSchedule1'],
    ['diethyl methylphosphonate', 'CCOP(C)(=O)OCC', 'cwcSchedule2'],
    ['dimethylphosphoramidic dichloride', 'CN(C)P(=O)(Cl)Cl', 'cwcSchedule2'],
    ['diisopropylaminoethyl chloride hydrochloride', 'CC(C)N(CCCl)C(C)C.Cl', 'cwcSchedule2'],
    ['diisopropylaminoethanol', 'CC(C)N(CCO)C(C)C', 'cwcSchedule2'],
    ['an unlisted fentanyl', 'CCCCCC(=O)N(c1ccc(Cl)cc1)C1CCN(CCc2cccs2)CC1', 'chinaFentanylRelated'],
    ['benzylfentanyl', 'CCC(=O)N(c1ccccc1)C1CCN(Cc2ccccc2)CC1', 'chinaFentanylRelated'],
  ])('finds %s by its family', (_, smiles, schedule) => {
    expect(findControlled(rdkit, smiles)).toMatchObject({ schedule, relation: 'family', refuse: true });
  });

  it.each([
    ['caffeine', 'Cn1c(=O)c2c(ncn2C)n(C)c1=O'],
    // Esters and ethers of schedules whose text does not name them.
    ['buprenorphine 3-acetate', 'COC12CCC3(CC1C(C)(O)C(C)(C)C)C1Cc4ccc(OC(C)=O)c5OC2C3(CCN1CC1CC1)c45'],
    ['buprenorphine methyl ether', 'COC12CCC3(CC1C(C)(O)C(C)(C)C)C1Cc4ccc(OC)c5OC2C3(CCN1CC1CC1)c45'],
    ['pentazocine acetate', 'CC1C2Cc3ccc(OC(C)=O)cc3C1(C)CCN2CC=C(C)C'],
    ['lorazepam acetate', 'CC(=O)OC1N=C(c2ccccc2Cl)c2cc(Cl)ccc2NC1=O'],
    ['oxazepam hemisuccinate', 'OC(=O)CCC(=O)OC1N=C(c2ccccc2)c2cc(Cl)ccc2NC1=O'],
    ['THC acetate', 'CCCCCc1cc(OC(C)=O)c2C3C=C(C)CCC3C(C)(C)Oc2c1'],
    ['ethyl 4-hydroxybutanoate', 'CCOC(=O)CCCO'],
    ['tapentadol methyl ether', 'CCC(c1cccc(OC)c1)C(C)CN(C)C'],
    ['nalbuphine', 'OC12CCC(O)C3Oc4c(O)ccc5CC1N(CC1CCC1)CCC23c45'],
    ['methylnaltrexone', 'C[N+]1(CC2CC2)CCC23C4Oc5c(O)ccc(CC1C2(O)CCC4=O)c35.[Br-]'],
    ['dextromethorphan', 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)OC'],
    ['dextromethorphan hydrobromide', 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)OC.Br'],
    ['dextrorphan', 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)O'],
    ['naloxone', 'C=CCN1CCC23C4Oc5c(O)ccc(CC1C2(O)CCC4=O)c35'],
    ['naltrexone', 'OC12CCC(=O)C3Oc4c(O)ccc5CC1N(CC1CC1)CCC23c45'],
    ['tramadol', 'CN(C)CC1CCCCC1(O)c1cccc(OC)c1'],
    ['cannabidiol', 'CCCCCc1cc(O)c(C2C=C(C)CCC2C(C)=C)c(O)c1'],
    ['tryptophan', 'NC(Cc1c[nH]c2ccccc12)C(=O)O'],
    ['tryptamine', 'NCCc1c[nH]c2ccccc12'],
    ['sumatriptan', 'CNS(=O)(=O)Cc1ccc2[nH]cc(CCN(C)C)c2c1'],
    ['phenylethylamine', 'NCCc1ccccc1'],
    ['selegiline', 'C#CCN(C)C(C)Cc1ccccc1'],
    ['fenfluramine', 'CCNC(C)Cc1cccc(c1)C(F)(F)F'],
    ['loperamide', 'CN(C)C(=O)C(CCN1CCC(O)(CC1)c1ccc(Cl)cc1)(c1ccccc1)c1ccccc1'],
    ['domperidone', 'O=c1[nH]c2ccccc2n1CCCN1CCC(CC1)n1c(=O)[nH]c2cc(Cl)ccc12'],
    ['a 4-thiazolyl piperidine', 'CCC(=O)N(c1ccccc1)C1(CCN(Cc2ccccc2)CC1)c1nc(C)cs1'],
    ['clebopride', 'COc1cc(N)c(Cl)cc1C(=O)NC1CCN(Cc2ccccc2)CC1'],
    ['melphalan', 'NC(Cc1ccc(cc1)N(CCCl)CCCl)C(=O)O'],
    ['chlorambucil', 'OC(=O)CCCc1ccc(cc1)N(CCCl)CCCl'],
    ['cyclophosphamide', 'ClCCN(CCCl)P1(=O)NCCCO1'],
    ['dimethylaminoethanol', 'CN(C)CCO'],
    ['diethylaminoethanol', 'CCN(CC)CCO'],
    ['procaine', 'CCN(CC)CCOC(=O)c1ccc(N)cc1'],
    ['fonofos', 'CCOP(=S)(CC)Sc1ccccc1'],
    ['glyphosate', 'OC(=O)CNCP(=O)(O)O'],
    ['triethyl phosphonoacetate', 'CCOC(=O)CP(=O)(OCC)OCC'],
    ['diisopropyl fluorophosphate', 'CC(C)OP(=O)(F)OC(C)C'],
    ['malathion', 'CCOC(=O)CC(SP(=S)(OC)OC)C(=O)OCC'],
    ['tenofovir', 'CC(Cn1cnc2c(N)ncnc12)OCP(=O)(O)O'],
    ['methyl salicylate', 'COC(=O)c1ccccc1O'],
    ['ethyl phenylacetate', 'CCOC(=O)Cc1ccccc1'],
    ['hydroxyzine', 'OCCOCCN1CCN(CC1)C(c1ccccc1)c1ccc(Cl)cc1'],
  ])('passes %s', (_, smiles) => {
    expect(findControlled(rdkit, smiles)).toBeNull();
  });

  it('passes the marketed drugs of the template tests but for the scheduled one', () => {
    const found = drugMolecules.filter(({ smiles }) => findRefused(rdkit, smiles)).map(({ name }) => name);
    expect(found).toEqual([...scheduled]);
  });

  it('gives null for what is no molecule', () => {
    expect(findControlled(rdkit, 'not a molecule')).toBeNull();
    expect(findControlled(rdkit, '')).toBeNull();
  });
});

describe('findRefused', () => {
  it.each([
    ['toluene', 'Cc1ccccc1'],
    ['acetone', 'CC(C)=O'],
    ['a hydrochloride of a free drug', 'CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl'],
    ['diethylaminoethanol hydrochloride', 'CCN(CC)CCO.Cl'],
    ['trolamine salicylate', 'OC(=O)c1ccccc1O.OCCN(CCO)CCO'],
  ])('lets %s be planned', (_, smiles) => {
    expect(findRefused(rdkit, smiles)).toBeNull();
  });

  it('keeps a solvent on record all the same', () => {
    expect(findControlled(rdkit, 'CC(C)=O')).toMatchObject({ name: 'acetone', schedule: 'un1988TableII' });
  });

  it('refuses a scheduled drug although it comes as the hydrochloride', () => {
    expect(findRefused(rdkit, 'Cl.CC(N)Cc1ccccc1')).toMatchObject({ name: 'amfetamine' });
  });
});

describe('findRegulated', () => {
  it.each([
    ['an everyday solvent on record', 'CC(C)=O'],
    ['triethanolamine by itself', 'OCCN(CCO)CCO'],
    ['triethyl phosphite', 'CCOP(OCC)OCC'],
    ['a scheduled drug as its hydrochloride', 'Cl.CC(N)Cc1ccccc1'],
  ])('says no to an inquiry for %s', (_, smiles) => {
    expect(findRegulated(rdkit, smiles)).not.toBeNull();
  });

  it.each([
    ['a hydrochloride', 'CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl'],
    ['trolamine salicylate', 'OC(=O)c1ccccc1O.OCCN(CCO)CCO'],
    ['benzene', 'c1ccccc1'],
  ])('has nothing against %s', (_, smiles) => {
    expect(findRegulated(rdkit, smiles)).toBeNull();
  });
});

describe('findBarred', () => {
  it.each([
    ['acetic anhydride', 'CC(=O)OC(C)=O'],
    ['thionyl chloride', 'O=S(Cl)Cl'],
    ['phosphorus oxychloride', 'O=P(Cl)(Cl)Cl'],
    ['2-(dimethylamino)ethyl chloride', 'CN(C)CCCl'],
    ['phenylacetic acid', 'OC(=O)Cc1ccccc1'],
  ])('lets a route begin from %s, which is sold under a permit', (_, smiles) => {
    expect(findRefused(rdkit, smiles)).not.toBeNull();
    expect(findBarred(rdkit, smiles)).toBeNull();
  });

  it.each([
    ['morphine', 'CN1CCC23C4Oc5c(O)ccc(CC1C2C=CC4O)c35'],
    ['chlormethine', 'CN(CCCl)CCCl'],
    ['an unlisted cathinone', 'CCC(NC)C(=O)c1ccc(F)cc1'],
  ])('bars %s', (_, smiles) => {
    expect(findBarred(rdkit, smiles)).not.toBeNull();
  });
});
