import { difficultyOf } from './effects.ts';
import styles from './score-bar.module.css';

/** A score's place between 1 and 10; decoration beside the figure. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.fill}
        data-difficulty={difficultyOf(score)}
        style={{ width: `${((score - 1) / 9) * 100}%` }}
      />
    </span>
  );
}
