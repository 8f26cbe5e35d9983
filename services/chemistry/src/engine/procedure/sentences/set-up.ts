// Set-up and atmosphere: dry and inert where an agent needs it, a closed vessel above the boiling point, a way out for gases.

import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import { freesGas, holdsGas, isSealed } from './reaction.ts';
import { isWater } from '../read-agents.ts';
import { lowestBoiling, type Scene, temperatureOf } from './scene.ts';
import type { Phrase } from '../types.ts';

const inertParts = ['strongBase', 'organometal', 'hydride', 'lewisAcid', 'chlorinating', 'azo', 'radical'];
const dryFamilies = ['acylHalide', 'sulfonylation', 'isocyanateAddition', 'carbonylTransfer'];
const notInert = ['NaOMe', 'NaOEt', 'NaBH4', 'NaBH(OAc)3', 'NaBH3CN'];
const corrosiveGases = ['HCl', 'HClSO2', 'HClSO2CO', 'HBr', 'NOx', 'H2S', 'ClO2', 'COCO2Me2S'];

export function atmosphereOf({ family, flask, amounts, conditions }: Scene): Procedure['atmosphere'] {
  if (family.atmosphere === 'hydrogen' && !flask.has('H2', 'hydrogen')) return 'inert';
  if (family.atmosphere === 'carbonMonoxide' && !flask.has('CO')) return 'inert';
  if (family.atmosphere === 'oxygen') return 'oxygen';
  if (family.atmosphere !== 'byAgents') return family.atmosphere;
  const dry = amounts.materials.some(({ part, agent }) => inertParts.includes(part) && !notInert.includes(agent ?? ''));
  const palladium = flask.agents.some(({ name }) => /Pd(?!\/C)|Ni|Rh|Ru/.test(name));
  const isDryFamily = dryFamilies.includes(family.id) && !conditions.solvents.some(isWater);
  return dry || palladium || isDryFamily || flask.has('coupling') ? 'inert' : 'air';
}

export function setUpOf(scene: Scene, atmosphere: Procedure['atmosphere']): Phrase[] {
  const { family, flask, conditions, traits } = scene;
  const wet = conditions.solvents.some(isWater);
  const boiling = lowestBoiling(scene);
  const said: (Phrase | false)[] = [
    atmosphere === 'inert' && { key: wet ? 'setUp.inertWet' : 'setUp.inert' },
    atmosphere === 'hydrogen' && { key: 'setUp.hydrogen' },
    atmosphere === 'carbonMonoxide' && { key: 'setUp.carbonMonoxide' },
    atmosphere === 'air' && { key: 'setUp.air' },
    isSealed(scene) && holdsGas(scene) && { key: 'setUp.sealedGas' },
    isSealed(scene) &&
      !holdsGas(scene) &&
      boiling !== undefined && {
        key: 'setUp.sealed',
        slots: { solvent: { agent: boiling.name }, celsius: boiling.boilingC },
      },
    !isSealed(scene) && (temperatureOf(scene)?.[1] ?? 0) > 45 && { key: 'setUp.condenser' },
    family.gas !== undefined &&
      corrosiveGases.includes(family.gas) && { key: 'setUp.scrubber', slots: { gas: { key: `gas.${family.gas}` } } },
    family.gas !== undefined &&
      freesGas(scene) &&
      !corrosiveGases.includes(family.gas) && { key: 'setUp.vent', slots: { gas: { key: `gas.${family.gas}` } } },
    (flask.has('azide') || traits.isAzide) && { key: 'setUp.azide' },
    flask.has('cyanide') && flask.has('NaCN', 'KCN', 'CuCN', 'Zn(CN)2', 'TMSCN') && { key: 'setUp.cyanide' },
    flask.has('HF·pyridine', 'DAST') && { key: 'setUp.fluoride' },
  ];
  return said.filter((one) => one !== false);
}
