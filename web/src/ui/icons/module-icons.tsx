// Icons of one or two modules each, which the others do not fetch.

import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import { draw, icon } from './icons.tsx';

/** A scaffold with many partners: a plate. */
export const LibraryIcon = draw(
  <>
    <rect x="3" y="4" width="14" height="12" rx="1.4" />
    <path d="M6.4 7.6h.1M10 7.6h.1M13.5 7.6h.1M6.4 12.3h.1M10 12.3h.1M13.5 12.3h.1" strokeWidth="2.4" />
  </>,
);
export const FlaskIcon = icon(ExperimentOutlined);
/** A benzene ring: the drawn structure. */
export const StructureIcon = draw(
  <>
    <path d="M10 3.2 15.9 6.6v6.8L10 16.8l-5.9-3.4V6.6z" />
    <circle cx="10" cy="10" r="3.2" />
  </>,
);
export const PauseIcon = icon(PauseCircleOutlined);
export const KeyIcon = icon(KeyOutlined);
export const HeartIcon = icon(HeartOutlined);
/** Sticks of a mass spectrum. */
export const SpectrumIcon = icon(BarChartOutlined);
