import { expect, it } from 'vitest';
import { rowsOfList } from './list-rows.ts';

it.each([
  ['CCO\tethanol', 'CCO', 'ethanol'],
  ['CCO ethanol', 'CCO', 'ethanol'],
  ['CC(=O)Oc1ccccc1C(=O)O  aspirin, batch 2', 'CC(=O)Oc1ccccc1C(=O)O', 'aspirin, batch 2'],
  ['50-78-2 aspirin', '50-78-2', 'aspirin'],
  ['acetic acid', 'acetic acid', ''],
  ['NSC 12345', 'NSC 12345', ''],
  ['[Na+].[Cl-] |c:1|', '[Na+].[Cl-] |c:1|', ''],
  ['InChI=1S/CH4/h1H4 methane', 'InChI=1S/CH4/h1H4', 'methane'],
  ['aspirin', 'aspirin', ''],
])('reads %j as structure and name', (line, structure, name) => {
  expect(rowsOfList(line)).toEqual([{ row: 1, shown: line.slice(0, 120), structure, name }]);
});

it('numbers lines as the text does, blank ones among them', () => {
  expect(rowsOfList('C\n\n  \nCC\n').map(({ row }) => row)).toEqual([1, 4]);
});
