import { Space } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MinusIcon } from '../../ui/icons/icons.tsx';
import { FitIcon, PlusIcon } from '../../ui/icons/work-icons.tsx';
import type { CanvasHandle } from './use-viewport.ts';

/** Beside a tree or a graph that is moved about in. */
export function ZoomButtons({ canvas }: { canvas: RefObject<CanvasHandle | null> }) {
  const { t } = useTranslation('routes');
  const buttons = [
    ['zoomOut', '-', MinusIcon, () => canvas.current?.zoom(0.8)],
    ['zoomIn', '+', PlusIcon, () => canvas.current?.zoom(1.25)],
    ['fit', 'F', FitIcon, () => canvas.current?.fit()],
  ] as const;
  return (
    <Space.Compact>
      {buttons.map(([word, key, Icon, press]) => (
        <IconButton
          key={word}
          size="small"
          label={t(`detail.${word}`)}
          shortcut={key}
          icon={<Icon />}
          onClick={press}
        />
      ))}
    </Space.Compact>
  );
}
