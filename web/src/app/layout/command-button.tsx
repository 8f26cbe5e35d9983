import { arriving } from './deferred.tsx';
import styles from './layout.module.css';

/** The way to the command bar and its keys. */
export const CommandButton = arriving(
  () => import('../commands/command-host.tsx').then(({ CommandHost }) => CommandHost),
  'commands',
  { className: styles['command'] },
);
