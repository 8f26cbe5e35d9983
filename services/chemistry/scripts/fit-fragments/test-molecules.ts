// Molecules to measure the fitted table with.

import { readData } from '../data-dir.ts';
import { withoutMaps } from '../extract-templates/mapped-reaction.ts';

/** SMILES or molblocks by what they are. */
export function testMolecules(dir: string): Readonly<Record<string, string[]>> {
  return {
    'validation products': cells(dir, 'reactions/uspto50k_valid_raw.csv', ',', -1).map((reaction) =>
      withoutMaps(reaction.split('>>')[1] ?? ''),
    ),
    'named compounds': [
      ...cells(dir, 'names/chemicals_chemical_identifiers_pubchem_small.tsv.gz', '\t', 4),
      ...cells(dir, 'names/chemicals_chemical_identifiers_example_user_db.tsv.gz', '\t', 4),
    ],
    'building blocks of a supplier': cells(dir, 'stock/synthemol_wuxi_building_blocks.csv', ',', 0),
    'purchasable fragments': cells(dir, 'stock/rxnflow_zincfrag_10k.smi.gz', '\t', 0),
    'SD files': ['sdf/mols.1000.sdf.gz', 'sdf/first_200.props.sdf', 'sdf/bzr.sdf'].flatMap((name) =>
      readData(dir, name)
        .split(/^\$\$\$\$\r?\n/m)
        .map((record) => record.slice(0, record.indexOf('M  END') + 6))
        .filter((block) => block.includes('M  END')),
    ),
  };
}

function cells(dir: string, name: string, separator: string, column: number): string[] {
  return readData(dir, name)
    .split('\n')
    .map((line) => line.split(separator).at(column)?.trim().split(' ', 1)[0] ?? '')
    .filter((cell) => cell !== '');
}
