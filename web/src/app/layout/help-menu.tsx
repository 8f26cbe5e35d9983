import { arriving } from './deferred.tsx';
import styles from './layout.module.css';

/** The way to the help center. */
export const HelpMenu = arriving(
  () => import('../../features/help/help-menu.tsx').then((module) => module.HelpMenu),
  'help',
  { className: styles['help'], tour: 'help' },
);
