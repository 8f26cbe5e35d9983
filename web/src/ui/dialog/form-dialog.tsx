import { Input } from 'antd';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';

export interface FormDialogProps {
  title: string;
  /** What the button does. */
  action: string;
  /** What is still missing; the button rests until nothing is. */
  missing: string | null;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form in a dialog, sent by its button or by Enter. */
export function FormDialog({ title, action, missing, isBusy, onClose, onSubmit, children }: FormDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null && !isBusy) void onSubmit();
  };
  return (
    <Dialog
      title={title}
      width={540}
      onClose={onClose}
      footer={
        <>
          <span className={styles['missing']} id={`${formId}-missing`}>
            {missing}
          </span>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={missing !== null}
            loading={isBusy}
            aria-describedby={`${formId}-missing`}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

/** A field with its label above; `id` is that of the control, and left out for a group that has its own name. */
export function FormField({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <div>
      {id === undefined ? (
        <span className={styles['label']}>{label}</span>
      ) : (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
    </div>
  );
}

export interface TextFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  onChange: (value: string) => void;
}

export function TextField({ label, value, maxLength, placeholder, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <FormField label={label} id={id}>
      <Input
        id={id}
        className={styles['text']}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
