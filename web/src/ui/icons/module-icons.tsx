// Icons of one or two modules each, which the others do not fetch.

import { draw } from './icons.tsx';

/** A scaffold with many partners: a plate. */
export const LibraryIcon = draw(
  <>
    <rect x="3" y="4" width="14" height="12" rx="1.4" />
    <path d="M6.4 7.6h.1M10 7.6h.1M13.5 7.6h.1M6.4 12.3h.1M10 12.3h.1M13.5 12.3h.1" strokeWidth="2.4" />
  </>,
);
export const FlaskIcon = draw(
  <path d="M7.6 3.4h4.8M8.4 3.4v4.4L3.9 15a1 1 0 0 0 .9 1.6h10.4a1 1 0 0 0 .9-1.6l-4.5-7.2V3.4M6 12.4h8" />,
);
/** A benzene ring: the drawn structure. */
export const StructureIcon = draw(
  <>
    <path d="M10 3.2 15.9 6.6v6.8L10 16.8l-5.9-3.4V6.6z" />
    <circle cx="10" cy="10" r="3.2" />
  </>,
);
export const PauseIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M8.2 7.4v5.2M11.8 7.4v5.2" />
  </>,
);
export const KeyIcon = draw(
  <>
    <circle cx="6.8" cy="13.2" r="3.3" />
    <path d="M9.2 10.8 16 4M13.4 6.6l2.1 2.1" />
  </>,
);
export const HeartIcon = draw(
  <path d="M10 16.4S3.4 12.6 3.4 8a3.5 3.5 0 0 1 6.6-1.6A3.5 3.5 0 0 1 16.6 8c0 4.6-6.6 8.4-6.6 8.4z" />,
);
/** Sticks of a mass spectrum. */
export const SpectrumIcon = draw(<path d="M3 16.5h14M5.2 16.5v-3.6M8.4 16.5v-12M11.6 16.5V9.4M14.8 16.5v-2.4" />);
