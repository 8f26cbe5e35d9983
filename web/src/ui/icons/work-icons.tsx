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
import { icon } from './icons.tsx';

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
