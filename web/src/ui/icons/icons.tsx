// Icons of every page (those of the work behind it: work-icons.tsx), antd's where it has one, in the text's colour, silent for screen readers
// (their button speaks).

import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SplitCellsOutlined from '@ant-design/icons/SplitCellsOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { AntdIconProps } from '@ant-design/icons/es/components/AntdIcon';
import type { ComponentType, ReactNode } from 'react';

/** antd's fill their square; ours leave a margin. */
const shareOfSize = 0.9;

export interface IconProps {
  /** CSS pixels; 18 by default. */
  size?: number;
  className?: string;
}

/** Makes an icon of one of antd's. */
export const icon = (Glyph: ComponentType<AntdIconProps>) =>
  function Icon({ size = 18, className }: IconProps) {
    const fontSize = Math.round(size * shareOfSize);
    return <Glyph className={className} style={{ fontSize }} aria-hidden aria-label={undefined} />;
  };

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

export const HomeIcon = icon(HomeOutlined);
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
export const GaugeIcon = icon(DashboardOutlined);
export const PencilIcon = icon(EditOutlined);
export const SearchIcon = icon(SearchOutlined);
export const CloseIcon = icon(CloseOutlined);
export const CostIcon = icon(DollarOutlined);
export const CheckCircleIcon = icon(CheckCircleOutlined);
export const WarningIcon = icon(WarningOutlined);
export const ErrorIcon = icon(ExclamationCircleOutlined);
export const InfoIcon = icon(InfoCircleOutlined);
export const ClockIcon = icon(ClockCircleOutlined);
export const StopIcon = icon(StopOutlined);
/** Several molecules in a worklist. */
export const WorklistIcon = icon(InboxOutlined);
export const RestartIcon = icon(ReloadOutlined);
export const TrashIcon = icon(DeleteOutlined);
export const CopyIcon = icon(CopyOutlined);
export const FileIcon = icon(FileOutlined);
export const ChevronRightIcon = icon(RightOutlined);
export const ChevronLeftIcon = icon(LeftOutlined);
export const MenuIcon = icon(MenuOutlined);
export const GlobeIcon = icon(GlobalOutlined);
export const SignOutIcon = icon(LogoutOutlined);
export const UserIcon = icon(UserOutlined);
export const HelpIcon = icon(QuestionCircleOutlined);
export const MinusIcon = icon(MinusOutlined);
export const CompareIcon = icon(SplitCellsOutlined);
export const OfflineIcon = icon(DisconnectOutlined);
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
export const SunIcon = icon(SunOutlined);
export const MoonIcon = icon(MoonOutlined);
export const ScreenIcon = icon(DesktopOutlined);
