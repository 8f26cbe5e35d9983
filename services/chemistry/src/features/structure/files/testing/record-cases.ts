import { aceticAcid, alanine, ethanol, ethylAcetate, propanolV3000, v3000, type FileCase } from './file-case.ts';

const end = '$$$$\n';
const field = (name: string, value: string): string => `>  <${name}>\n${value}\n\n`;
const rxn = (...molecules: string[]): string =>
  `$RXN\n\n  drawn by hand\n\n  2  1\n${molecules.map((one) => `$MOL\n${one}`).join('')}`;
const oneToOne = (from: string, to: string): string => rxn(from, to).replace('  2  1\n', '  1  1\n');
const esterification = rxn(aceticAcid(), ethanol(), ethylAcetate());
const esterRows = ['CC(=O)O ? reactant', 'CCO ? reactant', 'CCOC(C)=O'];

export const recordCases: readonly FileCase[] = [
  { about: 'a molfile', name: 'a.mol', content: ethanol(), rows: ['CCO'] },
  {
    about: 'a molfile with Windows line ends',
    name: 'a.mol',
    content: ethanol().replaceAll('\n', '\r\n'),
    rows: ['CCO'],
  },
  { about: 'a molfile with CR alone', name: 'a.mol', content: ethanol().replaceAll('\n', '\r'), rows: ['CCO'] },
  { about: 'a molfile with a wedge', name: 'a.mol', content: alanine(), rows: ['C[C@@H](N)C(=O)O'] },
  { about: 'a molfile in a text file', name: 'a.txt', content: ethanol(), rows: ['CCO'] },
  {
    about: 'a molfile that lost its header',
    name: 'a.mol',
    content: ethanol('').split('\n').slice(2).join('\n'),
    rows: ['CCO'],
  },
  {
    about: 'a molfile with a blank line before its counts',
    name: 'a.mol',
    content: ethanol().replace('\n\n', '\n\n\n'),
    rows: ['CCO'],
  },
  {
    about: 'a molfile with a blank line behind its counts',
    name: 'a.mol',
    content: ethanol().replace('V2000\n', 'V2000\n\n'),
    rows: ['CCO'],
  },
  {
    about: 'a molfile with a short counts line',
    name: 'a.mol',
    content: ethanol('x', { counts: '  3  2' }),
    rows: ['CCO'],
  },
  {
    about: 'a molfile of more atoms than it says',
    name: 'a.mol',
    content: ethanol('x', { counts: '  2  2  0  0  0  0  0  0  0  0999 V2000' }),
    rows: ['! brokenRecord'],
  },
  {
    about: 'a molfile of fewer atoms than it says',
    name: 'a.mol',
    content: ethanol('x', { counts: '  4  2  0  0  0  0  0  0  0  0999 V2000' }),
    rows: ['! brokenRecord'],
  },
  {
    about: 'a molfile without its end',
    name: 'a.mol',
    content: ethanol().replace('M  END\n', ''),
    rows: ['! brokenRecord'],
  },
  { about: 'V3000', name: 'a.mol', content: propanolV3000(), rows: ['CC[C@@H](C)O'] },
  {
    about: 'V3000 with a line that goes on',
    name: 'a.mol',
    content: propanolV3000().replace('1 2 3 CFG=1', '1 2 3 -\nM  V30 CFG=1'),
    rows: ['CC[C@@H](C)O'],
  },
  {
    about: 'V3000 of more atoms than it has',
    name: 'a.mol',
    content: v3000('x', ['C 0 0 0 0', 'O 1 0 0 0'], ['1 1 2'], { counts: '3 1 0 0 0' }),
    rows: ['! brokenRecord'],
  },
  {
    about: 'an SD file',
    name: 'a.sdf',
    content: ethanol() + field('molid', 'A') + end + aceticAcid() + field('molid', 'B') + end,
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'an SD file of both versions, the last record without its mark',
    name: 'a.sdf',
    content: propanolV3000() + field('molid', 'A') + end + ethanol(),
    rows: ['CC[C@@H](C)O', 'CCO'],
  },
  {
    about: 'an SD file with one record cut off',
    name: 'a.sdf',
    content:
      ethanol() + field('molid', 'A') + end + aceticAcid('cut').replace('M  END\n', '') + end + ethylAcetate() + end,
    rows: ['CCO', '! brokenRecord', 'CCOC(C)=O'],
  },
  {
    about: 'an SD file with one wrong atom count',
    name: 'a.sdf',
    content:
      ethanol('x', { counts: '  5  2  0  0  0  0  0  0  0  0999 V2000' }) +
      field('molid', 'A') +
      end +
      aceticAcid() +
      end,
    rows: ['! brokenRecord', 'CC(=O)O'],
  },
  {
    about: 'an SD file with stray blank lines around a counts line',
    name: 'a.sdf',
    content: `\n\n${ethanol('').replace('V2000\n', 'V2000\n \n')}${field('molid', 'A')}${end}\n${aceticAcid()}${end}`,
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'an SD file without a mark between two molecules',
    name: 'a.sdf',
    content: ethanol() + aceticAcid() + field('molid', 'B') + end,
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'an SD file without a mark behind data',
    name: 'a.sdf',
    content: ethanol() + field('molid', 'A') + aceticAcid() + end + ethylAcetate() + end,
    rows: ['CCO', 'CC(=O)O', 'CCOC(C)=O'],
  },
  {
    about: 'an SD file with a molfile in its data',
    name: 'a.sdf',
    content: ethanol() + field('molid', 'A') + field('product', ethylAcetate().trimEnd()) + end + aceticAcid() + end,
    rows: ['CCO', 'CC(=O)O'],
  },
  {
    about: 'an SD file with its data before M  END',
    name: 'a.sdf',
    content: `${ethanol().replace('M  END\n', '')}${field('molid', 'A')}M  END\n${end}${aceticAcid()}${end}`,
    rows: ['! brokenRecord', 'CC(=O)O'],
  },
  {
    about: 'an SD file with an empty record',
    name: 'a.sdf',
    content: `${ethanol()}${field('molid', 'A')}${end}${end}${aceticAcid()}${end}`,
    rows: ['CCO', '! emptyRecord', 'CC(=O)O'],
  },
  {
    about: 'an SD file in UTF-16 with CR alone',
    name: 'a.sdf',
    content: Buffer.from(`\uFEFF${(ethanol('乙醇') + field('molid', 'A') + end).replaceAll('\n', '\r')}`, 'utf16le'),
    rows: ['CCO'],
  },
  { about: 'a reaction', name: 'a.rxn', content: esterification, rows: esterRows },
  {
    about: 'a reaction with Windows line ends',
    name: 'a.rxn',
    content: esterification.replaceAll('\n', '\r\n'),
    rows: esterRows,
  },
  { about: 'a reaction in a text file', name: 'a.txt', content: esterification, rows: esterRows },
  {
    about: 'a reaction with its agents behind',
    name: 'a.rxn',
    content: `${esterification.replace('  2  1\n', '  2  1  1\n')}$MOL\n${ethanol('solvent')}`,
    rows: [...esterRows, 'CCO ? agent'],
  },
  {
    about: 'an RDfile of reactions with data',
    name: 'a.rdf',
    content: `$RDFILE 1\n$DATM    11/28/26 12:00\n$RFMT $RIREG 1\n${esterification}$DTYPE RXN:YIELD\n$DATUM 80\n$DTYPE RXN:NAME\n$DATUM ester\n`,
    rows: esterRows,
  },
  {
    about: 'an RDfile of molecules, one cut off',
    name: 'a.rdf',
    content: `$RDFILE 1\n$DATM    11/28/26 12:00\n$MFMT $MIREG 1\n${ethanol()}$DTYPE MOL:NAME\n$DATUM spirit\n$MFMT\n${aceticAcid().replace('M  END\n', '')}$MFMT\n${ethylAcetate()}`,
    rows: ['CCO', '! brokenRecord', 'CCOC(C)=O'],
  },
  {
    about: 'an RDfile with a broken reaction',
    name: 'a.rdf',
    content: `$RDFILE 1\n$DATM    11/28/26 12:00\n$RFMT\n${rxn(aceticAcid(), ethanol())}$RFMT\n${esterification}`,
    rows: ['! brokenReaction', ...esterRows],
  },
  {
    about: 'an RDfile of two steps of one route',
    name: 'a.rdf',
    content: `$RDFILE 1\n$DATM    11/28/26 12:00\n$RFMT\n${oneToOne(ethanol(), aceticAcid())}$RFMT\n${esterification}`,
    rows: ['CCO ? reactant', 'CC(=O)O ? intermediate', 'CC(=O)O ? intermediate', ...esterRows.slice(1)],
  },
];
