// Single rings as parts of fused names: as base component (pyridine) and as prefix (pyrido, IUPAC P-25.2 and P-25.3.2.2).

import type { Words } from '../words.ts';

export interface Component {
  base: Words;
  prefix: Words;
}

type Row = [key: string, base: string, prefix: string, zhBase: string];

// The key: ring size, and atomic numbers of hetero atoms with their locants.
const rows: readonly Row[] = [
  ['5:8@1', 'furan', 'furo', '呋喃'],
  ['5:16@1', 'thiophene', 'thieno', '噻吩'],
  ['5:34@1', 'selenophene', 'selenopheno', '硒吩'],
  ['5:7@1', 'pyrrole', 'pyrrolo', '吡咯'],
  ['5:7@1,7@3', 'imidazole', 'imidazo', '咪唑'],
  ['5:7@1,7@2', 'pyrazole', 'pyrazolo', '吡唑'],
  ['5:8@1,7@3', 'oxazole', 'oxazolo', '噁唑'],
  ['5:8@1,7@2', 'isoxazole', 'isoxazolo', '异噁唑'],
  ['5:16@1,7@3', 'thiazole', 'thiazolo', '噻唑'],
  ['5:16@1,7@2', 'isothiazole', 'isothiazolo', '异噻唑'],
  ['5:7@1,7@2,7@3', '[1,2,3]triazole', '[1,2,3]triazolo', '[1,2,3]三唑'],
  ['5:7@1,7@2,7@4', '[1,2,4]triazole', '[1,2,4]triazolo', '[1,2,4]三唑'],
  ['5:7@1,7@2,7@3,7@4', 'tetrazole', 'tetrazolo', '四唑'],
  ['5:8@1,7@2,7@3', '[1,2,3]oxadiazole', '[1,2,3]oxadiazolo', '[1,2,3]噁二唑'],
  ['5:8@1,7@2,7@4', '[1,2,4]oxadiazole', '[1,2,4]oxadiazolo', '[1,2,4]噁二唑'],
  ['5:8@1,7@2,7@5', '[1,2,5]oxadiazole', '[1,2,5]oxadiazolo', '[1,2,5]噁二唑'],
  ['5:8@1,7@3,7@4', '[1,3,4]oxadiazole', '[1,3,4]oxadiazolo', '[1,3,4]噁二唑'],
  ['5:16@1,7@2,7@3', '[1,2,3]thiadiazole', '[1,2,3]thiadiazolo', '[1,2,3]噻二唑'],
  ['5:16@1,7@2,7@4', '[1,2,4]thiadiazole', '[1,2,4]thiadiazolo', '[1,2,4]噻二唑'],
  ['5:16@1,7@2,7@5', '[1,2,5]thiadiazole', '[1,2,5]thiadiazolo', '[1,2,5]噻二唑'],
  ['5:16@1,7@3,7@4', '[1,3,4]thiadiazole', '[1,3,4]thiadiazolo', '[1,3,4]噻二唑'],
  ['5:8@1,8@3', '[1,3]dioxole', '[1,3]dioxolo', '[1,3]二氧杂环戊烯'],
  ['5:16@1,16@3', '[1,3]dithiole', '[1,3]dithiolo', '[1,3]二硫杂环戊烯'],
  ['5:8@1,16@3', '[1,3]oxathiole', '[1,3]oxathiolo', '[1,3]氧硫杂环戊烯'],
  ['5:8@1,5@2', '[1,2]oxaborole', '[1,2]oxaborolo', '[1,2]氧硼杂环戊烯'],
  ['5:8@1,8@3,5@2', '[1,3,2]dioxaborole', '[1,3,2]dioxaborolo', '[1,3,2]二氧硼杂环戊烯'],
  ['6:7@1', 'pyridine', 'pyrido', '吡啶'],
  ['6:7@1,7@2', 'pyridazine', 'pyridazino', '哒嗪'],
  ['6:7@1,7@3', 'pyrimidine', 'pyrimido', '嘧啶'],
  ['6:7@1,7@4', 'pyrazine', 'pyrazino', '吡嗪'],
  ['6:7@1,7@2,7@3', '[1,2,3]triazine', '[1,2,3]triazino', '[1,2,3]三嗪'],
  ['6:7@1,7@2,7@4', '[1,2,4]triazine', '[1,2,4]triazino', '[1,2,4]三嗪'],
  ['6:7@1,7@3,7@5', '[1,3,5]triazine', '[1,3,5]triazino', '[1,3,5]三嗪'],
  ['6:8@1', 'pyran', 'pyrano', '吡喃'],
  ['6:16@1', 'thiopyran', 'thiopyrano', '噻喃'],
  ['6:8@1,7@2', '[1,2]oxazine', '[1,2]oxazino', '[1,2]噁嗪'],
  ['6:8@1,7@3', '[1,3]oxazine', '[1,3]oxazino', '[1,3]噁嗪'],
  ['6:8@1,7@4', '[1,4]oxazine', '[1,4]oxazino', '[1,4]噁嗪'],
  ['6:16@1,7@2', '[1,2]thiazine', '[1,2]thiazino', '[1,2]噻嗪'],
  ['6:16@1,7@3', '[1,3]thiazine', '[1,3]thiazino', '[1,3]噻嗪'],
  ['6:16@1,7@4', '[1,4]thiazine', '[1,4]thiazino', '[1,4]噻嗪'],
  ['6:16@1,7@2,7@4', '[1,2,4]thiadiazine', '[1,2,4]thiadiazino', '[1,2,4]噻二嗪'],
  ['6:8@1,8@3', '[1,3]dioxine', '[1,3]dioxino', '[1,3]二噁英'],
  ['6:8@1,8@4', '[1,4]dioxine', '[1,4]dioxino', '[1,4]二噁英'],
  ['6:16@1,16@4', '[1,4]dithiine', '[1,4]dithiino', '[1,4]二噻英'],
  ['6:8@1,16@4', '[1,4]oxathiine', '[1,4]oxathiino', '[1,4]噁噻英'],
  ['7:7@1', 'azepine', 'azepino', '氮杂䓬'],
  ['7:8@1', 'oxepine', 'oxepino', '氧杂䓬'],
  ['7:16@1', 'thiepine', 'thiepino', '硫杂䓬'],
  ['7:7@1,7@2', '[1,2]diazepine', '[1,2]diazepino', '[1,2]二氮杂䓬'],
  ['7:7@1,7@3', '[1,3]diazepine', '[1,3]diazepino', '[1,3]二氮杂䓬'],
  ['7:7@1,7@4', '[1,4]diazepine', '[1,4]diazepino', '[1,4]二氮杂䓬'],
  ['7:8@1,7@3', '[1,3]oxazepine', '[1,3]oxazepino', '[1,3]氧氮杂䓬'],
  ['7:8@1,7@4', '[1,4]oxazepine', '[1,4]oxazepino', '[1,4]氧氮杂䓬'],
  ['7:16@1,7@4', '[1,4]thiazepine', '[1,4]thiazepino', '[1,4]硫氮杂䓬'],
  ['7:8@1,8@4', '[1,4]dioxepine', '[1,4]dioxepino', '[1,4]二氧杂䓬'],
  ['8:7@1', 'azocine', 'azocino', '氮杂环辛四烯'],
  ['4:7@1', 'azete', 'azeto', '氮杂环丁二烯'],
  ['3:7@1', 'azirine', 'azirino', '氮杂环丙烯'],
  ['3:8@1', 'oxirene', 'oxireno', '氧杂环丙烯'],
];

const carbocycles: Readonly<Record<number, Words>> = {
  3: { en: 'cyclopropa', zh: '环丙并' },
  4: { en: 'cyclobuta', zh: '环丁并' },
  5: { en: 'cyclopenta', zh: '环戊并' },
  6: { en: 'benzo', zh: '苯并' },
  7: { en: 'cyclohepta', zh: '环庚并' },
  8: { en: 'cycloocta', zh: '环辛并' },
};

const components = new Map(
  rows.map(([key, en, prefix, zh]): [string, Component] => [
    key,
    { base: { en, zh }, prefix: { en: prefix, zh: `${zh}并` } },
  ]),
);

export function componentOf(key: string): Component | undefined {
  return components.get(key);
}

export function carbocyclePrefix(size: number): Words | undefined {
  return carbocycles[size];
}
