// Icons of the pages behind home.

import { draw } from './icons.tsx';

export const FilterIcon = draw(<path d="M3.4 4.6h13.2L11.6 11v5l-3.2-1.8V11z" />);
export const ShareIcon = draw(<path d="M10 12.4V3.4M6.6 6.6 10 3.2l3.4 3.4M6 9.4H4.2v7.2h11.6V9.4H14" />);
export const CheckIcon = draw(<path d="m4 10.6 4 4 8-9" />);
export const DownloadIcon = draw(<path d="M10 3.5v9M6.4 9.2l3.6 3.6 3.6-3.6M3.6 16.4h12.8" />);
export const ChevronDownIcon = draw(<path d="m5.5 8 4.5 4.5L14.5 8" />);
export const BellIcon = draw(
  <>
    <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13L5 13.5Z" />
    <path d="M8.2 17.2a2 2 0 0 0 3.6 0" />
  </>,
);
export const PlusIcon = draw(<path d="M10 4v12M4 10h12" />);
export const FitIcon = draw(<path d="M3.6 7.4V3.6h3.8M12.6 3.6h3.8v3.8M16.4 12.6v3.8h-3.8M7.4 16.4H3.6v-3.8" />);
export const MoreIcon = draw(<path d="M4.9 10h.1M10 10h.1M15.1 10h.1" strokeWidth="2.4" />);
/** Drawn as chemists write "is made from": an open double arrow. */
export const ArrowRightIcon = draw(<path d="M3 10h13.4M11.6 5.2l5 4.8-5 4.8" />);
export const UndoIcon = draw(<path d="M7.6 4 4 7.6l3.6 3.6M4.2 7.6h7.2a4.2 4.2 0 0 1 0 8.4H8" />);
export const RedoIcon = draw(<path d="M12.4 4 16 7.6l-3.6 3.6M15.8 7.6H8.6a4.2 4.2 0 0 0 0 8.4H12" />);
export const SaveIcon = draw(<path d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />);
export const HideIcon = draw(
  <path d="M3 3l14 14M8.2 5.1A7.6 7.6 0 0 1 10 4.9c4 0 6.6 3 7.5 5.1a10 10 0 0 1-2.2 3M12 12.1A2.9 2.9 0 0 1 7.9 8M5.4 6.7A10.5 10.5 0 0 0 2.5 10c.9 2.1 3.5 5.1 7.5 5.1a7.6 7.6 0 0 0 3-.6" />,
);
export const ShowIcon = draw(
  <>
    <path d="M2.5 10c.9-2.1 3.5-5.1 7.5-5.1s6.6 3 7.5 5.1c-.9 2.1-3.5 5.1-7.5 5.1S3.400 12.1 2.5 10z" />
    <circle cx="10" cy="10" r="2.6" />
  </>,
);
export const AscendingIcon = draw(<path d="M5.5 16V4.5M2.8 7.200l2.700-2.700 2.700 2.700M11 5h3M11 10h4.5M11 15h6" />);
export const DescendingIcon = draw(<path d="M5.5 4.5V16M2.8 13.300 5.5 16l2.700-2.700M11 5h6M11 10h4.5M11 15h3" />);
