import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** Not known how far: a moving band in place of a share. */
  indeterminate?: boolean;
}

export function ProgressBar({ percent, label, indeterminate = false }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={indeterminate ? undefined : shown}
      className={styles['track']}
      data-indeterminate={indeterminate}
    >
      <div className={styles['fill']} style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
