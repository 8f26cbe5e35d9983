// The product's own icons, of every page (those of the work behind it: work-icons.tsx): 20 x 20, drawn with the text's colour, silent for screen readers (their button speaks).

import type { ReactNode } from 'react';

export interface IconProps {
  /** CSS pixels; 18 by default. */
  size?: number;
  className?: string;
}

/** Makes an icon of what is drawn in it. */
export const draw = (content: ReactNode) =>
  function Icon({ size = 18, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className}
      >
        {content}
      </svg>
    );
  };

export const HomeIcon = draw(<path d="M3 9.2 10 3.5l7 5.7M5 8v8.5h3.8v-4.6h2.4v4.6H15V8" />);
export const FactoryIcon = draw(<path d="M3 16.5V9l4.5 3V9l4.5 3V4.5h4.5v12H3ZM6 16.5v-2m4 2v-2m4 2v-2" />);
export const RouteIcon = draw(
  <>
    <circle cx="4.5" cy="10" r="2" />
    <circle cx="15.5" cy="4.5" r="2" />
    <circle cx="15.5" cy="15.5" r="2" />
    <path d="M6.5 10h2c1.6 0 1.6-5.5 3.4-5.5h1.6M8.5 10c1.6 0 1.6 5.5 3.4 5.5h1.6" />
  </>,
);
/** One molecule, and what is made of it. */
export const ForwardIcon = draw(
  <>
    <circle cx="4.5" cy="10" r="2" />
    <circle cx="15.6" cy="4.4" r="1.7" />
    <circle cx="15.6" cy="10" r="1.7" />
    <circle cx="15.6" cy="15.6" r="1.7" />
    <path d="M6.5 10h7.2M6.2 8.9l7.7-3.7M6.2 11.1l7.7 3.7" />
  </>,
);
export const GaugeIcon = draw(<path d="M3.5 14.5a7 7 0 1 1 13 0M10 12.2 13.4 8M6 14.5h8" />);
export const PencilIcon = draw(<path d="M12.8 4.2l3 3L7 16l-3.7.7L4 13zM11 6l3 3" />);
export const SearchIcon = draw(
  <>
    <circle cx="9" cy="9" r="5.2" />
    <path d="m13 13 3.8 3.8" />
  </>,
);
export const CloseIcon = draw(<path d="m5 5 10 10M15 5 5 15" />);
export const CostIcon = draw(
  <path d="M10 3.6v12.8M13.6 6.4c-.8-1-2-1.5-3.6-1.5-2 0-3.4.9-3.4 2.4 0 3.4 7.2 1.8 7.2 5.3 0 1.6-1.5 2.5-3.8 2.5-1.8 0-3.2-.6-4-1.7" />,
);
export const CheckCircleIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="m6.8 10.2 2.3 2.3 4.2-4.8" />
  </>,
);
export const WarningIcon = draw(
  <>
    <path d="M10 3.2 17.3 16H2.7z" />
    <path d="M10 8.2v3.6M10 13.9v.1" />
  </>,
);
export const ErrorIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6.4v4.4M10 13.3v.1" />
  </>,
);
export const InfoIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.2v4.4M10 6.6v.1" />
  </>,
);
export const ClockIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.2l2.8 1.7" />
  </>,
);
export const StopIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <rect x="7.4" y="7.4" width="5.2" height="5.2" rx="0.6" />
  </>,
);
/** Several molecules in a worklist. */
export const WorklistIcon = draw(
  <path d="M3.5 11.5h3.6l1.4 2h3l1.4-2h3.6v4.8h-13zM3.5 11.5l2-4.2h9l2 4.2M6.8 4.6h6.4" />,
);
export const RestartIcon = draw(<path d="M15.8 8.2A6.2 6.2 0 1 0 16.2 11M16.2 4.4v4h-4" />);
export const TrashIcon = draw(
  <path d="M3.8 5.6h12.4M8 5.4V3.6h4v1.8M5.4 5.6l.7 10.8h7.8l.7-10.8M8.4 8.6v5M11.6 8.6v5" />,
);
export const CopyIcon = draw(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.4" />
    <path d="M4.6 13H3.5V4.9c0-.8.6-1.4 1.4-1.4H13v1.1" />
  </>,
);
export const FileIcon = draw(<path d="M5 3.2h6.4L15 6.8v10H5zM11.2 3.4V7H15" />);
export const ChevronRightIcon = draw(<path d="m8 5.5 4.5 4.5L8 14.5" />);
export const ChevronLeftIcon = draw(<path d="M12 5.5 7.5 10l4.5 4.5" />);
export const MenuIcon = draw(<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />);
export const GlobeIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2.6 2.4 2.6 11.6 0 14M10 3c-2.6 2.4-2.6 11.6 0 14" />
  </>,
);
export const SignOutIcon = draw(<path d="M8.4 3.6H4.2v12.8h4.2M12.6 6.4l3.6 3.6-3.6 3.6M8 10h8" />);
export const UserIcon = draw(
  <>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 16.6c.6-3 3-4.8 6.2-4.8s5.6 1.8 6.2 4.8" />
  </>,
);
export const HelpIcon = draw(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M7.9 8.1c0-1.2.9-2.1 2.1-2.1s2.1.8 2.1 2c0 1.5-2.1 1.7-2.1 3.2M10 13.9v.1" />
  </>,
);
export const MinusIcon = draw(<path d="M4 10h12" />);
export const CompareIcon = draw(
  <>
    <rect x="3" y="4" width="5.6" height="12" rx="1" />
    <rect x="11.4" y="4" width="5.6" height="12" rx="1" />
  </>,
);
export const OfflineIcon = draw(
  <path d="M3 3l14 14M2.8 8.4a10.6 10.6 0 0 1 3-1.9M9 5.4a10.6 10.6 0 0 1 8.2 3M5.4 11.4a7 7 0 0 1 2.7-1.6M12.4 9.9c.8.4 1.6.9 2.2 1.5M10 15.4v.1" />,
);
export const RetroArrowIcon = draw(<path d="M3 8h10.2M3 12h10.2M11.2 4.6 16.8 10l-5.6 5.4" />);
/** A ring under a looking glass. */
export const StructureSearchIcon = draw(
  <>
    <path d="m8.6 5.4 3 1.7v3.4l-3 1.7-3-1.7V7.1z" />
    <circle cx="8.6" cy="8.8" r="5.9" />
    <path d="m13 13.2 3.8 3.6" />
  </>,
);
/** Wells of a screening plate, one of them better. */
export const PlateIcon = draw(
  <>
    <rect x="2.8" y="4.2" width="14.4" height="11.6" rx="1.6" />
    <circle cx="6.6" cy="8" r="1.2" />
    <circle cx="10" cy="8" r="1.2" />
    <circle cx="13.4" cy="8" r="1.2" />
    <circle cx="6.6" cy="12" r="1.2" />
    <circle cx="10" cy="12" r="1.2" fill="currentColor" />
    <circle cx="13.4" cy="12" r="1.2" />
  </>,
);
/** A main spot with fainter ones beside it, as on a plate. */
export const ImpurityIcon = draw(
  <>
    <circle cx="8" cy="11" r="4.2" />
    <circle cx="14.8" cy="6" r="1.7" />
    <circle cx="15.4" cy="14.6" r="1" />
    <circle cx="9.6" cy="3.8" r="0.9" />
  </>,
);
export const SunIcon = draw(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.6v1.8M10 15.6v1.8M2.6 10h1.8M15.6 10h1.8M4.8 4.8l1.2 1.2M14 14l1.2 1.2M15.2 4.8 14 6M6 14l-1.2 1.2" />
  </>,
);
export const MoonIcon = draw(<path d="M16.4 11.9A6.7 6.7 0 0 1 8.1 3.6a6.7 6.7 0 1 0 8.3 8.3Z" />);
export const ScreenIcon = draw(<path d="M3 4.5h14v9.5H3zM7.5 17h5M10 14v3" />);
