import { Input } from 'antd';
import { feedbackKinds, feedbackLimits, type FeedbackKind } from '@app/shared/contracts/feedback';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { PictureChoice, type ChosenPicture } from './picture-choice.tsx';

export interface WriteDialogProps {
  onClose: () => void;
  onSent: () => void;
}

/** Category and text, with pictures that are uploaded before it one by one. */
export function WriteDialog({ onClose, onSent }: WriteDialogProps) {
  const { t } = useTranslation('feedback');
  const id = useId();
  const [kind, setKind] = useState<FeedbackKind>('problem');
  const [content, setContent] = useState('');
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const sent: ChosenPicture[] = [];
      for (const picture of pictures) {
        const pictureId = picture.pictureId ?? (await call('feedbackUpload', { file: picture.file })).pictureId;
        sent.push({ ...picture, pictureId });
        // What has arrived is not sent twice when something after it fails.
        setPictures([...sent, ...pictures.slice(sent.length)]);
      }
      const pictureIds = sent.flatMap((one) => one.pictureId ?? []);
      await call('feedbackCreate', { body: { kind, content: content.trim(), pictureIds } });
      toast.success(t('sent'));
      onSent();
    } catch (problem) {
      presentError(problem);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('write')}
      action={t('send')}
      missing={content.trim() === '' ? t('missing') : null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={send}
    >
      <FormField label={t('kindLabel')}>
        <Segmented
          label={t('kindLabel')}
          value={kind}
          options={feedbackKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={setKind}
        />
      </FormField>
      <FormField label={t('content')} id={id}>
        <Input.TextArea
          id={id}
          rows={7}
          data-first-focus
          value={content}
          maxLength={feedbackLimits.contentLength}
          count={{
            show: ({ count }) =>
              t('characters', { count: formatNumber(count), most: formatNumber(feedbackLimits.contentLength) }),
          }}
          placeholder={t('contentPlaceholder')}
          onChange={({ target }) => setContent(target.value)}
        />
      </FormField>
      <PictureChoice pictures={pictures} onChange={setPictures} />
    </FormDialog>
  );
}
