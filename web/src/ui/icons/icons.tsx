// Icons of every page (those of the work behind it: work-icons.tsx), antd's where it has one, in the text's colour, silent for screen readers
// (their button speaks).

import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
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

/** One molecule, and what is made of it. */
export const PencilIcon = icon(EditOutlined);
export const SearchIcon = icon(SearchOutlined);
export const CloseIcon = icon(CloseOutlined);
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
export const FileIcon = icon(FileOutlined);
export const MenuIcon = icon(MenuOutlined);
export const MinusIcon = icon(MinusOutlined);
export const OfflineIcon = icon(DisconnectOutlined);
export const RetroArrowIcon = draw(<path d="M3 8h10.2M3 12h10.2M11.2 4.6 16.8 10l-5.6 5.4" />);
