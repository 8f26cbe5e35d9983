import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeBox } from '../code-box.tsx';

/** All recovery codes, this once. Only its button closes it. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog title={t('recovery.title')} width={520} footer={<Button onClick={onClose}>{t('recovery.done')}</Button>}>
      <p>{t('recovery.text')}</p>
      <CodeBox primary label={t('recovery.label')} text={codes.join('\n')} />
    </Dialog>
  );
}
