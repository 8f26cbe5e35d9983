import { Link } from 'react-router-dom';
import { ChevronLeftIcon } from '../icons/work-icons.tsx';
import styles from './back-link.module.css';

export interface BackLinkProps {
  to: string;
  /** What is read aloud, where the text alone does not say where it leads. */
  label?: string;
  /** Beside the arrow. */
  text?: string;
  /** From which width on the text has room; always, without it. */
  textFrom?: 'md' | 'lg';
}

/** Link one level up, at the top of a page. */
export function BackLink({ to, label, text, textFrom }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} aria-label={label}>
      <ChevronLeftIcon size={16} />
      {text !== undefined && <span data-from={textFrom}>{text}</span>}
    </Link>
  );
}
