import { arriving } from './deferred.tsx';
import styles from './layout.module.css';

/** The way to the notices. */
export const NoticeBell = arriving(
  () => import('../../features/notifications/bell.tsx').then(({ Bell }) => Bell),
  'notifications',
  { className: styles['help'] },
);
