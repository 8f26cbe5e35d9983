// Procainamide in four steps with a branch: one step of unknown conditions, one that touches another group, reagents and
// molecules with hazards, and a starting material under the Chemical Weapons Convention.

import type { Made } from './stored-routes.ts';

const nitroAcid = 'O=C(O)c1ccc([N+](=O)[O-])cc1';

export const procainamide: Made = {
  smiles: 'CCN(CC)CCNC(=O)c1ccc(N)cc1',
  name: 'Nitro reduction',
  classKey: 'reduction',
  conditions: [
    { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['EtOH'], temperatureC: [20, 40], hours: [2, 16] },
    { reagents: ['Fe', 'NH4Cl'], catalysts: [], solvents: ['EtOH', 'water'], temperatureC: [60, 80] },
  ],
  from: [
    {
      smiles: 'CCN(CC)CCNC(=O)c1ccc([N+](=O)[O-])cc1',
      touchedGroups: ['tertiaryAmine'],
      from: [
        {
          smiles: 'O=C(Cl)c1ccc([N+](=O)[O-])cc1',
          name: 'Acid chloride from acid',
          classKey: 'functionalGroupInterconversion',
          conditions: [{ reagents: ['SOCl2'], catalysts: ['DMF'], solvents: ['toluene'], temperatureC: [-10, 110] }],
          from: [{ smiles: nitroAcid }],
        },
        {
          smiles: 'CCN(CC)CCN',
          name: 'Gabriel synthesis',
          conditions: [],
          from: [{ smiles: 'CCN(CC)CCCl' }, { smiles: 'O=C1NC(=O)c2ccccc12' }],
        },
      ],
    },
  ],
};

/** Of many steps in one line: each adds a carbon atom to an ester. */
export function longRoute(steps: number): Made {
  let made: Made = { smiles: 'COC(=O)C' };
  for (let step = 1; step <= steps; step += 1) {
    made = { smiles: `COC(=O)C${'C'.repeat(step)}`, name: `Homologation ${step}`, from: [made, { smiles: 'CI' }] };
  }
  return made;
}
