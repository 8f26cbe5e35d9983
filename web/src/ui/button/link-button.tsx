import type { ComponentProps } from 'react';
import styles from './link-button.module.css';

/** A button that reads like a link, for what is seldom done: it stands in a line of words. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.link} {...props} />;
}
