import type { ComponentProps } from 'react';
import styles from './link-button.module.css';

/** A button that looks like a link, for seldom used actions within a line of text. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.link} {...props} />;
}
