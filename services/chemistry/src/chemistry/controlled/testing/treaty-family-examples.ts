// Members and near misses of the family rules, for the tests. A near miss is a marketed drug, an everyday reagent or a
// neighbour that the wording leaves out.

import type { FamilyExamples } from '../family.ts';

export const treatyFamilyExamples: Readonly<Record<string, FamilyExamples>> = {
  alkylphosphonofluoridate: {
    members: [
      ['sarin', 'CC(C)OP(C)(=O)F'],
      ['soman', 'CC(OP(C)(=O)F)C(C)(C)C'],
      ['cyclosarin', 'CP(=O)(F)OC1CCCCC1'],
      ['ethyl sarin', 'CCP(=O)(F)OC(C)C'],
      ['a decyl ester', 'CCCCCCCCCCOP(C)(=O)F'],
    ],
    nearMisses: [
      ['diisopropyl fluorophosphate', 'CC(C)OP(=O)(F)OC(C)C'],
      ['a tridecyl ester', 'CCCCCCCCCCCCCOP(C)(=O)F'],
      ['a phenyl ester', 'CP(=O)(F)Oc1ccccc1'],
      ['a phenylphosphonofluoridate', 'CCOP(=O)(F)c1ccccc1'],
      ['methyl methylphosphonic acid', 'COP(C)(=O)O'],
    ],
  },
  dialkylphosphoramidocyanidate: {
    members: [
      ['tabun', 'CCOP(=O)(C#N)N(C)C'],
      ['isopropyl homologue', 'CC(C)OP(=O)(C#N)N(C)C'],
      ['diethylamino homologue', 'CCOP(=O)(C#N)N(CC)CC'],
      ['cyclohexyl homologue', 'CN(C)P(=O)(C#N)OC1CCCCC1'],
      ['methyl isopropyl amide', 'COP(=O)(C#N)N(C)C(C)C'],
    ],
    nearMisses: [
      ['diethyl cyanophosphonate', 'CCOP(=O)(C#N)OCC'],
      ['a dibutylamide', 'CCOP(=O)(C#N)N(CCCC)CCCC'],
      ['a phenyl ester', 'CN(C)P(=O)(C#N)Oc1ccccc1'],
      ['ethyl dimethylphosphoramidate', 'CCOP(=O)(O)N(C)C'],
      ['trimethylsilyl cyanide', 'C[Si](C)(C)C#N'],
    ],
  },
  'dialkylaminoethyl alkylphosphonothiolate': {
    members: [
      ['VX', 'CCOP(C)(=O)SCCN(C(C)C)C(C)C'],
      ['VM', 'CCOP(C)(=O)SCCN(CC)CC'],
      ['Russian VX', 'CC(C)COP(C)(=O)SCCN(CC)CC'],
      ['VE', 'CCOP(=O)(CC)SCCN(CC)CC'],
      ['EA-2192', 'CP(=O)(O)SCCN(C(C)C)C(C)C'],
    ],
    nearMisses: [
      ['amiton', 'CCOP(=O)(OCC)SCCN(CC)CC'],
      ['demeton-S', 'CCOP(=O)(OCC)SCCSCC'],
      ['echothiophate', 'CCOP(=O)(OCC)SCC[N+](C)(C)C'],
      ['fonofos', 'CCOP(=S)(CC)Sc1ccccc1'],
      ['an ester with oxygen for sulphur', 'CCOP(C)(=O)OCCN(C(C)C)C(C)C'],
    ],
  },
  'dialkylaminoalkylidene phosphonamidic fluoride': {
    members: [
      ['A-230', 'CP(=O)(F)N=C(C)N(CC)CC'],
      ['the ethyl homologue', 'CCP(=O)(F)N=C(C)N(CC)CC'],
      ['the methylidene homologue', 'CP(=O)(F)N=CN(CC)CC'],
      ['the dimethylamino homologue', 'CP(=O)(F)N=C(C)N(C)C'],
      ['the propylidene homologue', 'CP(=O)(F)N=C(CC)N(CC)CC'],
    ],
    nearMisses: [
      ['the phosphonamidic chloride', 'CP(=O)(Cl)N=C(C)N(CC)CC'],
      ['a phenylphosphonamidic fluoride', 'CCN(CC)C(C)=NP(=O)(F)c1ccccc1'],
      ['dimethylacetamide', 'CC(=O)N(C)C'],
      ['dimethylformamidine', 'CN(C)C=N'],
      ['a phosphazene base', 'CN(C)P(N(C)C)(N(C)C)=NC(C)(C)C'],
    ],
  },
  'dialkylaminoalkylidene phosphoramidofluoridate': {
    members: [
      ['A-232', 'COP(=O)(F)N=C(C)N(CC)CC'],
      ['A-234', 'CCOP(=O)(F)N=C(C)N(CC)CC'],
      ['the isopropyl ester', 'CC(C)OP(=O)(F)N=C(C)N(CC)CC'],
      ['the methylidene homologue', 'CCOP(=O)(F)N=CN(CC)CC'],
      ['the dimethylamino homologue', 'COP(=O)(F)N=C(C)N(C)C'],
    ],
    nearMisses: [
      ['the chloridate', 'CCOP(=O)(Cl)N=C(C)N(CC)CC'],
      ['diethyl phosphorofluoridate', 'CCOP(=O)(F)OCC'],
      ['a diester', 'CCOP(=O)(OCC)N=C(C)N(CC)CC'],
      ['DBU', 'C1CCC2=NCCCN2CC1'],
      ['HMPA', 'CN(C)P(=O)(N(C)C)N(C)C'],
    ],
  },
  'alkylphosphonyl difluoride': {
    members: [
      ['DF', 'CP(=O)(F)F'],
      ['the ethyl one', 'CCP(=O)(F)F'],
      ['the propyl one', 'CCCP(=O)(F)F'],
      ['the isopropyl one', 'CC(C)P(=O)(F)F'],
      ['deuterated DF', '[2H]C([2H])([2H])P(=O)(F)F'],
    ],
    nearMisses: [
      ['the dichloride', 'CP(=O)(Cl)Cl'],
      ['phenylphosphonyl difluoride', 'O=P(F)(F)c1ccccc1'],
      ['butylphosphonyl difluoride', 'CCCCP(=O)(F)F'],
      ['phosphoryl fluoride', 'O=P(F)(F)F'],
      ['ethyl phosphorodifluoridate', 'CCOP(=O)(F)F'],
    ],
  },
  'dialkylaminoethyl alkylphosphonite': {
    members: [
      ['QL', 'CCOP(C)OCCN(C(C)C)C(C)C'],
      ['the methyl ester', 'COP(C)OCCN(C(C)C)C(C)C'],
      ['the diethylamino one', 'CCOP(C)OCCN(CC)CC'],
      ['the ethylphosphonite', 'CCOP(CC)OCCN(C(C)C)C(C)C'],
      ['the dimethylamino one', 'CCOP(C)OCCN(C)C'],
    ],
    nearMisses: [
      ['triethyl phosphite', 'CCOP(OCC)OCC'],
      ['diethyl methylphosphonite', 'CCOP(C)OCC'],
      ['a phenylphosphonite', 'CCOP(c1ccccc1)OCCN(C(C)C)C(C)C'],
      ['diisopropylaminoethanol', 'OCCN(C(C)C)C(C)C'],
      ['a phosphoramidite reagent', 'N#CCCOP(Cl)N(C(C)C)C(C)C'],
    ],
  },
  'quaternary of a dimethylcarbamoyloxypyridine': {
    members: [
      ['a hydroxyethyl compound of item 15', 'OCC[N+](C)(C)CCCCCCCCCC[N+](C)(C)Cc1ncccc1OC(=O)N(C)C'],
      ['a cyanopropyl compound of item 15', 'N#CCCC[N+](C)(C)CCCCCCCCCC[N+](C)(C)Cc1ncccc1OC(=O)N(C)C'],
      ['an acetoxyethyl compound of item 15', 'CC(=O)OCC[N+](CC)(CC)CCCCCCCCCC[N+](C)(C)Cc1ncccc1OC(=O)N(C)C'],
      [
        'the octane-2,7-dione of item 16',
        'CN(C)C(=O)Oc1cccnc1C[N+](C)(C)CC(=O)CCCCC(=O)C[N+](C)(C)Cc1ncccc1OC(=O)N(C)C',
      ],
      [
        'the decane-2,9-dione of item 16',
        'CN(C)C(=O)Oc1cccnc1C[N+](C)(C)CC(=O)CCCCCCC(=O)C[N+](C)(C)Cc1ncccc1OC(=O)N(C)C',
      ],
    ],
    nearMisses: [
      ['pyridostigmine', 'CN(C)C(=O)Oc1ccc[n+](C)c1'],
      ['neostigmine', 'CN(C)C(=O)Oc1cccc([N+](C)(C)C)c1'],
      ['distigmine', 'CN(CCCCCCN(C)C(=O)Oc1ccc[n+](C)c1)C(=O)Oc1ccc[n+](C)c1'],
      ['demecarium', 'CN(CCCCCCCCCCN(C)C(=O)Oc1cccc([N+](C)(C)C)c1)C(=O)Oc1cccc([N+](C)(C)C)c1'],
      ['the tertiary amine', 'CN(C)Cc1ncccc1OC(=O)N(C)C'],
      ['with one ammonium group', 'C[N+](C)(C)Cc1ncccc1OC(=O)N(C)C'],
    ],
  },
  'phosphorus compound with one methyl, ethyl or propyl group on phosphorus': {
    members: [
      ['dimethyl methylphosphonate', 'COP(C)(=O)OC'],
      ['diethyl ethylphosphonate', 'CCOP(=O)(CC)OCC'],
      ['methylphosphonic acid', 'CP(=O)(O)O'],
      ['methylphosphonous dichloride', 'CP(Cl)Cl'],
      ['propylphosphonic acid', 'CCCP(=O)(O)O'],
    ],
    nearMisses: [
      ['glyphosate', 'OC(=O)CNCP(=O)(O)O'],
      ['glufosinate', 'CP(=O)(O)CCC(N)C(=O)O'],
      ['triethyl phosphite', 'CCOP(OCC)OCC'],
      ['ethyltriphenylphosphonium', 'CC[P+](c1ccccc1)(c1ccccc1)c1ccccc1'],
      ['fonofos, exempted', 'CCOP(=S)(CC)Sc1ccccc1'],
      ['fosfomycin', 'CC1OC1P(=O)(O)O'],
      ['triethyl phosphonoacetate', 'CCOC(=O)CP(=O)(OCC)OCC'],
    ],
  },
  'dialkylphosphoramidic dihalide': {
    members: [
      ['dimethylphosphoramidic dichloride', 'CN(C)P(=O)(Cl)Cl'],
      ['diethylphosphoramidic dichloride', 'CCN(CC)P(=O)(Cl)Cl'],
      ['dimethylphosphoramidic difluoride', 'CN(C)P(=O)(F)F'],
      ['diisopropylphosphoramidic dichloride', 'CC(C)N(C(C)C)P(=O)(Cl)Cl'],
      ['ethylmethylphosphoramidic dichloride', 'CCN(C)P(=O)(Cl)Cl'],
    ],
    nearMisses: [
      ['phosphoryl chloride', 'O=P(Cl)(Cl)Cl'],
      ['bis(2-chloroethyl)phosphoramidic dichloride', 'ClCCN(CCCl)P(=O)(Cl)Cl'],
      ['phenyl dichlorophosphate', 'O=P(Cl)(Cl)Oc1ccccc1'],
      ['morpholinophosphinic dichloride', 'O=P(Cl)(Cl)N1CCOCC1'],
      ['dibutylphosphoramidic dichloride', 'CCCCN(CCCC)P(=O)(Cl)Cl'],
    ],
  },
  'dialkyl dialkylphosphoramidate': {
    members: [
      ['dimethyl dimethylphosphoramidate', 'COP(=O)(OC)N(C)C'],
      ['diethyl dimethylphosphoramidate', 'CCOP(=O)(OCC)N(C)C'],
      ['diethyl diethylphosphoramidate', 'CCOP(=O)(OCC)N(CC)CC'],
      ['diisopropyl dimethylphosphoramidate', 'CC(C)OP(=O)(OC(C)C)N(C)C'],
      ['ethyl isopropyl dimethylphosphoramidate', 'CCOP(=O)(OC(C)C)N(C)C'],
    ],
    nearMisses: [
      ['HMPA', 'CN(C)P(=O)(N(C)C)N(C)C'],
      ['triethyl phosphate', 'CCOP(=O)(OCC)OCC'],
      ['cyclophosphamide', 'ClCCN(CCCl)P1(=O)NCCCO1'],
      ['diphenyl dimethylphosphoramidate', 'CN(C)P(=O)(Oc1ccccc1)Oc1ccccc1'],
      ['diethyl phosphoramidate', 'CCOP(N)(=O)OCC'],
    ],
  },
  'dialkylaminoethyl chloride': {
    members: [
      ['2-(dimethylamino)ethyl chloride', 'CN(C)CCCl'],
      ['its hydrochloride', 'CN(C)CCCl.Cl'],
      ['2-(diethylamino)ethyl chloride', 'CCN(CC)CCCl'],
      ['2-(diisopropylamino)ethyl chloride', 'CC(C)N(CCCl)C(C)C'],
      ['2-(ethylmethylamino)ethyl chloride', 'CCN(C)CCCl'],
    ],
    nearMisses: [
      ['3-(dimethylamino)propyl chloride', 'CN(C)CCCCl'],
      ['1-(2-chloroethyl)piperidine', 'ClCCN1CCCCC1'],
      ['4-(2-chloroethyl)morpholine', 'ClCCN1CCOCC1'],
      ['1-(2-chloroethyl)pyrrolidine', 'ClCCN1CCCC1'],
      ['2-chloroethylamine', 'NCCCl'],
      ['chlormequat', 'C[N+](C)(C)CCCl'],
    ],
  },
  dialkylaminoethanol: {
    members: [
      ['diisopropylaminoethanol', 'CC(C)N(CCO)C(C)C'],
      ['its hydrochloride', 'CC(C)N(CCO)C(C)C.Cl'],
      ['ethylmethylaminoethanol', 'CCN(C)CCO'],
      ['dipropylaminoethanol', 'CCCN(CCC)CCO'],
      ['isopropylmethylaminoethanol', 'CC(C)N(C)CCO'],
    ],
    nearMisses: [
      ['dimethylaminoethanol, exempted', 'CN(C)CCO'],
      ['diethylaminoethanol, exempted', 'CCN(CC)CCO'],
      ['choline', 'C[N+](C)(C)CCO'],
      ['triethanolamine', 'OCCN(CCO)CCO'],
      ['dimethylamino-2-propanol', 'CC(O)CN(C)C'],
      ['methylaminoethanol', 'CNCCO'],
    ],
  },
  dialkylaminoethanethiol: {
    members: [
      ['dimethylaminoethanethiol', 'CN(C)CCS'],
      ['its hydrochloride', 'CN(C)CCS.Cl'],
      ['diethylaminoethanethiol', 'CCN(CC)CCS'],
      ['diisopropylaminoethanethiol', 'CC(C)N(CCS)C(C)C'],
      ['ethylmethylaminoethanethiol', 'CCN(C)CCS'],
    ],
    nearMisses: [
      ['cysteamine', 'NCCS'],
      ['amifostine thiol', 'NCCCNCCS'],
      ['dimethylaminopropanethiol', 'CN(C)CCCS'],
      ['ranitidine', 'CNC(=C[N+](=O)[O-])NCCSCc1ccc(CN(C)C)o1'],
      ['2-(methylthio)ethyldimethylamine', 'CSCCN(C)C'],
    ],
  },
  'pentavalent nitrogen morphine derivative': {
    members: [
      ['morphine methobromide', 'C[N+]1(C)CCC23C4Oc5c(O)ccc(CC1C2C=CC4O)c35.[Br-]'],
      ['morphine N-oxide', 'C[N+]1([O-])CCC23C4Oc5c(O)ccc(CC1C2C=CC4O)c35'],
      ['codeine N-oxide', 'COc1ccc2CC3C4C=CC(O)C5Oc1c2C45CC[N+]3(C)[O-]'],
      ['heroin N-oxide', 'CC(=O)Oc1ccc2CC3C4C=CC(OC(C)=O)C5Oc1c2C45CC[N+]3(C)[O-]'],
      ['codeine methiodide', 'COc1ccc2CC3C4C=CC(O)C5Oc1c2C45CC[N+]3(C)C.[I-]'],
      ['N-allylmorphinium', 'C[N+]1(CC=C)CCC23C4Oc5c(O)ccc(CC1C2C=CC4O)c35'],
    ],
    nearMisses: [
      ['methylnaltrexone', 'C[N+]1(CC2CC2)CCC23C4Oc5c(O)ccc(CC1C2(O)CCC4=O)c35'],
      ['naloxone N-oxide', 'C=CC[N+]1([O-])CCC23C4Oc5c(O)ccc(CC1C2(O)CCC4=O)c35'],
      ['dextromethorphan N-oxide', 'COc1ccc2CC3C4CCCCC4(CC[N+]3(C)[O-])c2c1'],
      ['nalorphine', 'C=CCN1CCC23C4Oc5c(O)ccc(CC1C2C=CC4O)c35'],
      ['atropine methobromide', 'C[N+]1(C)C2CCC1CC(C2)OC(=O)C(CO)c1ccccc1.[Br-]'],
    ],
  },
  'fentanyl-related substance': {
    members: [
      ['carfentanil', 'CCC(=O)N(c1ccccc1)C1(CCN(CCc2ccccc2)CC1)C(=O)OC'],
      ['remifentanil', 'CCC(=O)N(c1ccccc1)C1(CCN(CCC(=O)OC)CC1)C(=O)OC'],
      ['benzylfentanyl', 'CCC(=O)N(c1ccccc1)C1CCN(Cc2ccccc2)CC1'],
      ['hexanoylfentanyl', 'CCCCCC(=O)N(c1ccccc1)C1CCN(CCc2ccccc2)CC1'],
      ['a thienylfentanyl', 'CCC(=O)N(c1cccs1)C1CCN(CCc2ccccc2)CC1'],
    ],
    nearMisses: [
      ['loperamide', 'CN(C)C(=O)C(CCN1CCC(O)(CC1)c1ccc(Cl)cc1)(c1ccccc1)c1ccccc1'],
      ['clebopride', 'COc1cc(N)c(Cl)cc1C(=O)NC1CCN(Cc2ccccc2)CC1'],
      ['domperidone', 'O=c1[nH]c2ccccc2n1CCCN1CCC(CC1)n1c(=O)[nH]c2cc(Cl)ccc12'],
      ['bupivacaine', 'CCCCN1CCCCC1C(=O)Nc1c(C)cccc1C'],
      ['haloperidol', 'OC1(CCN(CCCC(=O)c2ccc(F)cc2)CC1)c1ccc(Cl)cc1'],
      ['astemizole', 'COc1ccc(CCN2CCC(CC2)Nc2nc3ccccc3n2Cc2ccc(F)cc2)cc1'],
    ],
  },
};
