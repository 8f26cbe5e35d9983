// What can be done with a structure that was typed or chosen.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { keepReaction } from '../../chemistry/reaction-input/kept-reaction.ts';
import { handing } from '../../shared/navigation/handed-structure.ts';
import type { Session } from '../../shared/session/use-session.ts';
import { PencilIcon } from '../../ui/icons/icons.tsx';
import {
  FactoryIcon,
  ForwardIcon,
  GaugeIcon,
  ImpurityIcon,
  PlateIcon,
  RouteIcon,
  StructureSearchIcon,
} from '../../ui/icons/work-icons.tsx';
import type { Command } from './command.ts';

type Translate = (key: string) => string;

/** The modules that take one molecule. */
export function moleculeCommands({ smiles, key }: Molecule, can: Session['can'], t: Translate): Command[] {
  const address = encodeURIComponent(smiles);
  const passing = { isPassing: true, state: handing(smiles) };
  return [
    ...(can('retrosynthesis')
      ? [{ id: 'do.plan', label: t('structure.plan'), icon: <RouteIcon />, to: `/retrosynthesis?smiles=${address}` }]
      : []),
    ...(can('processchemistry')
      ? [
          {
            id: 'do.process',
            label: t('structure.process'),
            icon: <FactoryIcon />,
            to: `/processchemistry?smiles=${address}`,
          },
        ]
      : []),
    ...(can('sascore')
      ? [{ id: 'do.score', label: t('structure.score'), icon: <GaugeIcon />, to: '/sascore', ...passing }]
      : []),
    {
      id: 'do.substructure',
      label: t('structure.substructure'),
      icon: <StructureSearchIcon />,
      to: `/substructure?smiles=${address}`,
    },
    ...(can('forwardsynthesis')
      ? [
          {
            id: 'do.forward',
            label: t('structure.forward'),
            icon: <ForwardIcon />,
            to: '/forwardsynthesis/generate/enumeration',
            ...passing,
          },
        ]
      : []),
    ...(can('retrosynthesis')
      ? [{ id: 'do.manual', label: t('structure.manual'), icon: <PencilIcon />, to: `/route/manual?from=${key}` }]
      : []),
  ].map((command) => ({ ...command, isPassing: true }));
}

/** The modules that take a reaction; it waits in the tab for the page that opens. */
export function reactionCommands(reaction: string, can: Session['can'], t: Translate): Command[] {
  const leave = () => keepReaction({ reaction });
  return [
    ...(can('impuritypredict')
      ? [{ id: 'do.impurities', label: t('structure.impurities'), icon: <ImpurityIcon />, to: '/impurityPrediction' }]
      : []),
    ...(can('conditionoptimization')
      ? [{ id: 'do.conditions', label: t('structure.conditions'), icon: <PlateIcon />, to: '/conditionsearch' }]
      : []),
  ].map((command) => ({ ...command, leave, isPassing: true }));
}
