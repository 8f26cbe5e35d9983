import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyIcon } from '../../../ui/icons/icons.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './marked-bar.module.css';
import type { HitActions } from './use-hit-actions.ts';

export interface MarkedBarProps {
  marked: readonly Molecule[];
  actions: HitActions;
  onClear: () => void;
}

/** What can be done with several hits; they may come from several pages and searches. */
export function MarkedBar({ marked, actions, onClear }: MarkedBarProps) {
  const { t } = useTranslation('substructure');
  if (marked.length === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t('marked.label')}>
      <strong>{t('marked.count', { count: marked.length })}</strong>
      {actions.gather && (
        <Button size="small" icon={<PlusIcon size={16} />} onClick={() => actions.gather?.(marked)}>
          {t('action.tray')}
        </Button>
      )}
      <Button size="small" icon={<CopyIcon size={16} />} onClick={() => actions.copy(marked)}>
        {t('action.copy')}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {t('marked.clear')}
      </Button>
    </div>
  );
}
