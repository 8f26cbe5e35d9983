import { i18n } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { distinctGroups, keyGroups } from '../../shared/keys/key-lines.ts';
import { modifierKey } from '../../shared/keys/modifier-key.ts';
import { useStore } from '../../shared/lib/store.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './key-help.module.css';

/** The keys that work on this page, as their listeners register them. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands');
  const groups = distinctGroups(useStore(keyGroups)).toSorted(
    (a, b) => Number(a.title === 'commands:keys.everywhere') - Number(b.title === 'commands:keys.everywhere'),
  );
  return (
    <Dialog title={t('keys.title')} width={620} onClose={onClose}>
      {groups.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3>{i18n.t(title)}</h3>
          <dl className={styles.lines}>
            {lines.map(({ keys, says }) => (
              <div key={`${keys.join(' ')} ${says}`}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{written(key)}</kbd>
                  ))}
                </dt>
                <dd>{i18n.t(says)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

/** `Ctrl+K` as this computer's keyboard has it. */
function written(key: string): string {
  return key.replace('Ctrl', modifierKey());
}
