// What comes after the list: it is behind a click.

import { Skeleton } from 'antd';
import { later } from '../../../ui/state/later.tsx';

export const SidePanel = later(() => import('../detail/side-panel.tsx').then((m) => m.SidePanel), {
  fallback: <Skeleton active style={{ padding: 16 }} />,
});
