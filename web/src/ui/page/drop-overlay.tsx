import styles from './drop-overlay.module.css';
import { FileIcon } from '../icons/icons.tsx';

/** Over the whole window while a file is dragged: dropping anywhere is right. */
export function DropOverlay({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['overlay']} aria-hidden="true">
      <div className={styles['card']}>
        <FileIcon size={34} />
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </div>
  );
}
