import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../ui/icons.tsx';
import styles from './drop-overlay.module.css';

/** Over the whole window while a file is dragged: dropping anywhere is right. */
export function DropOverlay() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['overlay']} aria-hidden="true">
      <div className={styles['card']}>
        <FileIcon size={34} />
        <strong>{t('drop.title')}</strong>
        <span>{t('drop.text')}</span>
      </div>
    </div>
  );
}
