// Icons of the pages behind home.

import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import ExpandOutlined from '@ant-design/icons/ExpandOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import SortAscendingOutlined from '@ant-design/icons/SortAscendingOutlined';
import SortDescendingOutlined from '@ant-design/icons/SortDescendingOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SplitCellsOutlined from '@ant-design/icons/SplitCellsOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { draw, icon } from './icons.tsx';

export const FilterIcon = icon(FilterOutlined);
export const ShareIcon = icon(ShareAltOutlined);
export const CheckIcon = icon(CheckOutlined);
export const DownloadIcon = icon(DownloadOutlined);
export const ChevronDownIcon = icon(DownOutlined);
export const BellIcon = icon(BellOutlined);
export const PlusIcon = icon(PlusOutlined);
export const FitIcon = icon(ExpandOutlined);
export const MoreIcon = icon(MoreOutlined);
export const ArrowRightIcon = icon(ArrowRightOutlined);
export const UndoIcon = icon(UndoOutlined);
export const RedoIcon = icon(RedoOutlined);
export const SaveIcon = icon(SaveOutlined);
export const HideIcon = icon(EyeInvisibleOutlined);
export const ShowIcon = icon(EyeOutlined);
export const AscendingIcon = icon(SortAscendingOutlined);
export const DescendingIcon = icon(SortDescendingOutlined);
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
export const CostIcon = icon(DollarOutlined);
export const CopyIcon = icon(CopyOutlined);
export const ChevronRightIcon = icon(RightOutlined);
export const ChevronLeftIcon = icon(LeftOutlined);
export const GlobeIcon = icon(GlobalOutlined);
export const SignOutIcon = icon(LogoutOutlined);
export const UserIcon = icon(UserOutlined);
export const HelpIcon = icon(QuestionCircleOutlined);
export const CompareIcon = icon(SplitCellsOutlined);
export const StructureSearchIcon = draw(
  <>
    <path d="m8.6 5.4 3 1.7v3.4l-3 1.7-3-1.7V7.1z" />
    <circle cx="8.6" cy="8.8" r="5.9" />
    <path d="m13 13.2 3.8 3.6" />
  </>,
);
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
