import { Input } from 'antd';
import { feedbackKinds, feedbackLimits, type FeedbackKind } from '@app/shared/contracts/feedback';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
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
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const initial: { kind: FeedbackKind; content: string } = { kind: 'problem', content: '' };
  const send = async ({ kind, content }: typeof initial) => {
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
  };
  return (
    <FormDialog
      title={t('write')}
      action={t('send')}
      initial={initial}
      missing={({ content }) => (content.trim() === '' ? t('missing') : null)}
      onClose={onClose}
      onSubmit={send}
    >
      <FormField isGroup name="kind" label={t('kindLabel')}>
        <Segmented
          label={t('kindLabel')}
          options={feedbackKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </FormField>
      <FormField name="content" label={t('content')}>
        <Input.TextArea
          rows={7}
          data-first-focus
          maxLength={feedbackLimits.contentLength}
          count={{
            show: ({ count }) =>
              t('characters', { count: formatNumber(count), most: formatNumber(feedbackLimits.contentLength) }),
          }}
          placeholder={t('contentPlaceholder')}
        />
      </FormField>
      <PictureChoice pictures={pictures} onChange={setPictures} />
    </FormDialog>
  );
}
