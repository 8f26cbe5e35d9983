import { useSWRConfig } from 'swr';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toast } from '../../ui/notice/toast.ts';
import { OnOff } from './on-off.tsx';

/** Whether mails come when tasks have ended; nothing to choose where none can be sent. */
export function MailNotices() {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const { data } = useCall('notificationList', { query: { pageIndex: 1, pageSize: 1 } }, { passive: true });
  if (!data?.mail.isPossible) return null;
  const change = async (finishedTasks: boolean) => {
    try {
      await call('changeEmailNotice', { body: { finishedTasks } });
      toast.success(t('settings.saved'));
    } catch (problem) {
      presentError(problem);
    }
    // The bell says the same.
    await mutate((key) => Array.isArray(key) && key[0] === 'notificationList');
  };
  return (
    <OnOff title={t('settings.mail')} text={t('settings.mailText')} isOn={data.mail.finishedTasks} onChange={change} />
  );
}
