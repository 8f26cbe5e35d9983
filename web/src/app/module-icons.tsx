import type { ReactNode } from 'react';
import { WorklistIcon } from '../ui/icons/icons.tsx';
import {
  CopyIcon,
  FactoryIcon,
  ForwardIcon,
  GaugeIcon,
  HomeIcon,
  ImpurityIcon,
  PlateIcon,
  RouteIcon,
  StructureSearchIcon,
} from '../ui/icons/work-icons.tsx';
import type { Module } from './modules.ts';

export const moduleIcons: Record<Module['key'], ReactNode> = {
  home: <HomeIcon />,
  retrosynthesis: <RouteIcon />,
  processchemistry: <FactoryIcon />,
  forwardsynthesis: <ForwardIcon />,
  sascore: <GaugeIcon />,
  conditionoptimization: <PlateIcon />,
  impuritypredict: <ImpurityIcon />,
  substructure: <StructureSearchIcon />,
  intermediates: <CopyIcon />,
  batch: <WorklistIcon />,
};
