// A globule with a pocket and a substrate before it: the sign of an enzymatic step.

import { draw } from './icons.tsx';

/** In a square of 20. */
export const enzymePath = 'M14.6 5.2a6.6 6.6 0 1 0 0 9.6L10 10ZM14.4 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0';

export const EnzymeIcon = draw(<path d={enzymePath} />);
