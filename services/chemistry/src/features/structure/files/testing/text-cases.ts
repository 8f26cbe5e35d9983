import type { FileCase } from './file-case.ts';

/** Text in GB 18030: the bytes of 乙醇 and 名称. */
const gb = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const ethanolInGb = [0xd2, 0xd2, 0xb4, 0xbc];
const nameInGb = [0xc3, 0xfb, 0xb3, 0xc6];

export const textCases: readonly FileCase[] = [
  {
    about: 'SMILES with names',
    name: 'a.smi',
    content: 'C1CCNCC1 MCULE-124\nCCS thiol 5 g\n',
    rows: ['C1CCNCC1', 'CCS'],
  },
  {
    about: 'SMILES with a heading and comments',
    name: 'a.smiles',
    content: '# mine\nsmiles name\nCCO ethanol\nCN methylamine\n# end\n',
    rows: ['CCO', 'CN'],
  },
  {
    about: 'an extension between structure and name',
    name: 'a.smi',
    content: 'C1CCCCCCCCC1 |c:0| 10\nC[C@H](O)CC |&1:1| 2-butanol\n',
    rows: ['C1CCCCCCCCC1', 'CC[C@H](C)O |&1:2|'],
  },
  {
    about: 'numbers before the structures',
    name: 'a.txt',
    content: '702\tCCO\n703\tc1ccccc1\n',
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'names of two words',
    name: 'a.txt',
    content: 'acetic acid\nNSC 12345\nCCO\n',
    rows: ['= acetic acid', '= NSC 12345', 'CCO'],
  },
  {
    about: 'a numbered list',
    name: 'a.txt',
    content: '1. aspirin\n2) CCO\n- 50-78-2\n',
    rows: ['= aspirin', 'CCO', '= 50-78-2'],
  },
  {
    about: 'CAS numbers as people write them',
    name: 'a.txt',
    content: 'CAS 50-78-2\nCAS No.: 67\u201164\u20111\nCAS：１０３－９０－２\nRN 64-17-5 ethanol\n',
    rows: ['= 50-78-2', '= 67-64-1', '= 103-90-2', '= 64-17-5'],
  },
  {
    about: 'several blanks between columns',
    name: 'a.txt',
    content: 'Compound   SMILES      mg\nethanol    CCO         5\nbenzene    c1ccccc1    7\n',
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'a table of bars',
    name: 'a.txt',
    content: '| SMILES | Name |\n|---|---|\n| CCO | ethanol |\n| CC(=O)O | acetic acid |\n',
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'commas inside names',
    name: 'a.txt',
    content: 'N,N-dimethylformamide\n1,2-dichloroethane\n',
    rows: ['= N,N-dimethylformamide', '= 1,2-dichloroethane'],
  },
  {
    about: 'InChI and InChIKeys with names',
    name: 'a.txt',
    content: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3 ethanol\nLFQSCWFLJHTTHZ-UHFFFAOYSA-N ethanol\n',
    rows: ['= InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', '= LFQSCWFLJHTTHZ-UHFFFAOYSA-N'],
  },
  {
    about: 'quotes and Windows line ends',
    name: 'a.txt',
    content: '"CCO" ethanol\r\n"CC(=O)O"\r\n',
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'semicolons',
    name: 'a.csv',
    content: 'Name;SMILES\nethanol;CCO\nbenzene;c1ccccc1\n',
    rows: ['CCO', 'c1ccccc1'],
  },
  {
    about: 'headings nobody foresaw',
    name: 'a.csv',
    content: 'Code,Canonical_Smiles_2\nA1,CCO\nA2,CCN\n',
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'a country beside the structures',
    name: 'a.csv',
    content: 'ID,Land,Verbindung\nX1,CN,c1ccccc1\nX2,IN,CCO\nX3,CN,CCN\n',
    rows: ['c1ccccc1', 'CCO', 'CCN'],
  },
  {
    about: 'the heading of a public database',
    name: 'a.csv',
    content: 'PUBCHEM_COMPOUND_CID,PUBCHEM_OPENEYE_CAN_SMILES\n702,CCO\n176,CC(=O)O\n',
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'two columns of SMILES, one with configurations',
    name: 'a.csv',
    content: 'CanonicalSMILES,IsomericSMILES\nCC(N)C(=O)O,C[C@@H](N)C(=O)O\n',
    rows: ['C[C@@H](N)C(=O)O'],
  },
  {
    about: 'a heading without structures over one with',
    name: 'a.csv',
    content: 'Structure,Code in SMI\nfig1.png,CCO\nfig2.png,c1ccccc1\nfig3.png,CCN\n',
    rows: ['CCO', 'c1ccccc1', 'CCN'],
  },
  {
    about: 'Chinese headings in UTF-16',
    name: 'a.csv',
    content: Buffer.from('\uFEFF编号,名称,结构式\n1,乙醇,CCO\n2,苯,c1ccccc1\n', 'utf16le'),
    rows: ['CCO', 'c1ccccc1'],
  },
  { about: 'GB 18030', name: 'a.csv', content: gb('SMILES,', nameInGb, '\nCCO,', ethanolInGb, '\n'), rows: ['CCO'] },
  {
    about: 'a cell that a spreadsheet would compute',
    name: 'a.csv',
    content: 'smiles,name\nCCO,=1+1\nCCN,"=HYPERLINK(""x"")"\n',
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'CAS numbers that became dates',
    name: 'a.csv',
    content: 'CAS,amount\n1975/9/2,5\n7440-05-03,1\n2-Sep-75,2\n50-78-2,3\n',
    rows: ['= 75-09-2', '= 7440-05-3', '= 75-09-2', '= 50-78-2'],
  },
  {
    about: 'a date that is no CAS number',
    name: 'a.csv',
    content: 'CAS,amount\n2024/3/7,5\n50-78-2,1\n',
    rows: ['= 2024/3/7', '= 50-78-2'],
  },
  {
    about: 'an InChI without quotes among commas',
    name: 'a.csv',
    content: 'InChI,name\nInChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3,ethanol\n',
    rows: ['= InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3'],
  },
  {
    about: 'tabs with an empty structure',
    name: 'a.tsv',
    content: 'Name\tSMILES\nethanol\tCCO\naspirin\t\n\t\n',
    rows: ['CCO', '= aspirin'],
  },
  {
    about: 'the line by which Excel tells the separator',
    name: 'a.csv',
    content: 'sep=;\nsmiles;name\nCCO;ethanol\nCCN;amine\n',
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'numbers kept from being dates',
    name: 'a.csv',
    content: 'CAS,amount\n64-17-5,3\n"=""75-04-7""",4\n="67-56-1",5\n',
    rows: ['= 64-17-5', '= 75-04-7', '= 67-56-1'],
  },
  {
    about: 'a quoted line break, and extensions with commas',
    name: 'a.csv',
    content: 'smiles,name\n"C[C@H](O)[C@H](O)CN |&1:1,3|","two\nlines"\nCCN,amine\n',
    rows: ['C[C@H](O)[C@H](O)CN |&1:1,3|', 'CCN'],
  },
  {
    about: 'a byte order mark, UTF-16 and CR alone',
    name: 'a.csv',
    content: Buffer.from('\uFEFFsmiles,name\rCCO,ethanol\rCCN,amine\r', 'utf16le'),
    rows: ['CCO', 'CCN'],
  },
];
