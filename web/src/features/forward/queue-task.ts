// With five tasks running a start is refused (40003): the user is asked whether the task may be queued.

import { CallError } from '../../shared/api/call-error.ts';
import { fullMessageOf, presentError } from '../../shared/errors/present.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { addDialog } from '../../shared/lib/notices.ts';

/** `forwardConcurrentLimit` of the error catalogue. */
export const runningLimitCode = 40003;

/** Runs what may be refused for this reason; null if it was refused, which the user has been shown. */
export function useTaskQueueing() {
  const { t } = useTranslation('forward');
  return async <T>(run: (mayWait: boolean) => Promise<T>): Promise<T | null> => {
    try {
      return await run(false);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== runningLimitCode) return told(error);
      const words = { title: t('wait.title'), text: `${fullMessageOf(error)}${sentenceGap()}${t('wait.text')}` };
      if (!(await asked({ ...words, action: t('wait.let'), cancel: t('common:action.cancel') }))) return null;
      return run(true).catch(told);
    }
  };
}

function told(error: unknown): null {
  presentError(error);
  return null;
}

function asked({ title, text, action, cancel }: Record<'title' | 'text' | 'action' | 'cancel', string>) {
  return new Promise<boolean>((answered) => {
    addDialog({
      tone: 'warning',
      title,
      text,
      action: { label: action, run: () => answered(true) },
      cancel: { label: cancel, run: () => answered(false) },
    });
  });
}
