import { Flex, Typography } from 'antd';
import { feedbackLimits } from '@app/shared/contracts/feedback';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { toast } from '../../ui/notice/toast.ts';

export interface ChosenPicture {
  file: File;
  /** Once it has been uploaded. */
  pictureId?: string;
}

export interface PictureChoiceProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
}

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const mb = 1024 * 1024;

/** Pictures to send along, as many and as large as the service takes. */
export function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
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
