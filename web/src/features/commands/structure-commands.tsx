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
  const state = handing(smiles);
  return [
    can('retrosynthesis') && { id: 'plan', icon: <RouteIcon />, to: `/retrosynthesis?smiles=${address}` },
    can('processchemistry') && { id: 'process', icon: <FactoryIcon />, to: `/processchemistry?smiles=${address}` },
    can('sascore') && { id: 'score', icon: <GaugeIcon />, to: '/sascore', state },
    { id: 'substructure', icon: <StructureSearchIcon />, to: `/substructure?smiles=${address}` },
    can('forwardsynthesis') && {
      id: 'forward',
      icon: <ForwardIcon />,
      to: '/forwardsynthesis/generate/enumeration',
      state,
    },
    can('retrosynthesis') && { id: 'manual', icon: <PencilIcon />, to: `/route/manual?from=${key}` },
  ].flatMap((command) => (command === false ? [] : passing(command, t)));
}

/** The modules that take a reaction; it waits in the tab for the page that opens. */
export function reactionCommands(reaction: string, can: Session['can'], t: Translate): Command[] {
  const leave = () => keepReaction({ reaction });
  return [
    can('impuritypredict') && { id: 'impurities', icon: <ImpurityIcon />, to: '/impurityPrediction', leave },
    can('conditionoptimization') && { id: 'conditions', icon: <PlateIcon />, to: '/conditionsearch', leave },
  ].flatMap((command) => (command === false ? [] : passing(command, t)));
}

function passing<T extends { id: string }>(command: T, t: Translate) {
  return { ...command, id: `do.${command.id}`, label: t(`structure.${command.id}`), isPassing: true };
}
