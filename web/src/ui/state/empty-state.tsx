import type { ReactNode } from 'react';
import { WorklistIcon } from '../icons/icons.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** In place of the usual one: an SVG of 40 to 96 px. */
  picture?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
  /** It is all there is on the page, and its heading. */
  isPage?: boolean;
}

export function EmptyState({ title, text, picture, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles['state']}>
      {picture ?? (
        <span className={styles['empty']}>
          <WorklistIcon size={22} />
        </span>
      )}
      <Title className={styles['title']}>{title}</Title>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
