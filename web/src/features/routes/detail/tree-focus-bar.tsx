// On the canvas: the sub-tree that is looked at alone with the way back, or the way to look at one.

import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { RouteIcon, UndoIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './page.module.css';
import type { RouteTree } from './use-route-tree.ts';

export function TreeFocusBar({
  focused,
  canFocus,
  toggleFocus,
}: Pick<RouteTree, 'focused' | 'canFocus' | 'toggleFocus'>) {
  const { t } = useTranslation('routes');
  if (!focused && !canFocus) return null;
  return (
    <div className={styles.focus}>
      {focused && <span>{t('detailPage.focus.on', { name: moleculeLabel(focused.node.molecule) })}</span>}
      <Button
        size="small"
        icon={canFocus ? <RouteIcon size={16} /> : <UndoIcon size={16} />}
        aria-keyshortcuts={canFocus ? 's' : 's Escape'}
        onClick={toggleFocus}
      >
        {t(canFocus ? 'detailPage.focus.alone' : 'detailPage.focus.whole')}
      </Button>
    </div>
  );
}
