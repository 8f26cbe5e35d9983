import { Input, Flex, Typography } from 'antd';
import { feedbackKinds, feedbackLimits, type FeedbackKind } from '@app/shared/contracts/feedback';
import { useState, useId } from 'react';
import { call } from '../../shared/api/call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';

/** Category and text, with pictures that are uploaded before it one by one. */
export function WriteDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
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

interface ChosenPicture {
  file: File;
  /** Once it has been uploaded. */
  pictureId?: string;
}

interface PictureChoiceProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
}

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const mb = 1024 * 1024;

/** Pictures to send along, as many and as large as the service takes. */
function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
  const { t } = useTranslation('feedback');
  const id = useId();
  const add = (files: readonly File[]) => {
    const fit = files.filter((file) => {
      const { name, size, type } = file;
      if (!types.includes(type)) toast.error(t('wrongKind', { name }));
      else if (size > feedbackLimits.pictureMb * mb) toast.error(t('tooLarge', { name, mb: feedbackLimits.pictureMb }));
      else return true;
      return false;
    });
    const all = [...pictures, ...fit.map((file) => ({ file }))];
    if (all.length > feedbackLimits.pictures) toast.error(t('tooMany', { count: feedbackLimits.pictures }));
    onChange(all.slice(0, feedbackLimits.pictures));
  };
  return (
    <FormField label={t('pictures')} id={id}>
      <input
        id={id}
        type="file"
        multiple
        accept={types.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        {t('picturesText', { count: feedbackLimits.pictures, mb: feedbackLimits.pictureMb })}
      </Typography.Text>
      {pictures.map((picture, index) => (
        <Flex key={`${index} ${picture.file.name}`} justify="space-between" align="center">
          <Typography.Text ellipsis>{picture.file.name}</Typography.Text>
          <IconButton
            size="small"
            label={t('removePicture', { name: picture.file.name })}
            icon={<CloseIcon size={14} />}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          />
        </Flex>
      ))}
    </FormField>
  );
}
