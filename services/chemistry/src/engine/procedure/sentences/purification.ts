// How the product is purified, by what it is: crystallisation for what is likely solid, else chromatography with an eluent that fits.

import type { Scene } from './scene.ts';
import type { Phrase } from '../types.ts';

const usedAsMade = ['acidChloride', 'grignardFormation'];

export function purificationOf({ family, traits, bench, asked }: Scene): Phrase[] {
  if (usedAsMade.includes(family.id) || traits.isWaterSensitive || traits.isSulfonylChloride)
    return [{ key: 'pure.usedAsMade' }];
  if (traits.isSalt) return [{ key: 'pure.salt' }];
  if (traits.isZwitterion) return [{ key: 'pure.zwitterion' }];
  if (traits.isVolatile) return [{ key: 'pure.distil' }];
  if (traits.isBoronicAcid) return [{ key: 'pure.boronicAcid' }];
  const found: Phrase[] = traits.isLikelySolid ? [{ key: 'pure.recrystallise' }] : [];
  return [...found, { key: `pure.${eluent(bench.descriptors(asked.product).logP, traits)}` }, ...carefully(traits)];
}

function eluent(logP: number, traits: Scene['traits']): string {
  if (traits.isAcid) return 'columnAcid';
  if (traits.isPolar) return 'reversed';
  if (traits.isBasic) return 'columnBasic';
  return logP > 1.5 ? 'columnNeutral' : 'columnMedium';
}

function carefully(traits: Scene['traits']): Phrase[] {
  if (traits.isBoronate) return [{ key: 'pure.boronate' }];
  return traits.isAzide ? [{ key: 'pure.azide' }] : [];
}
