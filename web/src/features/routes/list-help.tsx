import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './list-help.module.css';

const keys = [
  ['J', 'K', '↓', '↑', 'move'],
  ['Home', 'End', 'edge'],
  ['Enter', 'open'],
  ['X', 'mark'],
  ['A', 'all'],
  ['=', 'compare'],
  ['S', 'save'],
  ['H', 'hide'],
  ['Ctrl+Z', 'Ctrl+Shift+Z', 'undo'],
  ['F', 'filters'],
  ['G', 'group'],
  ['C', 'fold'],
  ['N', 'newRoutes'],
  ['Esc', 'clear'],
  ['?', 'help'],
] as const;

/** The keys of the list. */
export function ListHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('route-list');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map((line) => {
          const what = line[line.length - 1] ?? '';
          return (
            <div key={what}>
              <dt>
                {line.slice(0, -1).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
