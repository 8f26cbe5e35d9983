import { Descriptions, Typography } from 'antd';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { distinctGroups, keyGroups } from '../../shared/keys/key-lines.ts';
import { modifierKey } from '../../shared/keys/modifier-key.ts';
import { useStore } from '../../shared/lib/store.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** The keys that work on this page, as their listeners register them. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands');
  const groups = distinctGroups(useStore(keyGroups)).toSorted(
    (a, b) => Number(a.title === 'commands:keys.everywhere') - Number(b.title === 'commands:keys.everywhere'),
  );
  return (
    <Dialog title={t('keys.title')} width={620} onClose={onClose}>
      {groups.map(({ title, lines }) => (
        <Descriptions
          key={title}
          size="small"
          column={1}
          title={<h3 style={{ margin: '12px 0 0', fontSize: 13 }}>{i18n.t(title)}</h3>}
          styles={{ label: { width: 200 }, header: { marginBottom: 4 } }}
          items={lines.map(({ keys, says }) => ({
            key: `${keys.join(' ')} ${says}`,
            label: keys.map((key) => (
              <Typography.Text key={key} keyboard>
                {written(key)}
              </Typography.Text>
            )),
            children: i18n.t(says),
          }))}
        />
      ))}
    </Dialog>
  );
}

/** `Ctrl+K` as this computer's keyboard has it. */
function written(key: string): string {
  return key.replace('Ctrl', modifierKey());
}
