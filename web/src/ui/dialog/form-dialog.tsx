import { Form, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { presentError } from '../../shared/errors/present.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  title: string;
  /** What the button does. */
  action: string;
  /** What is still missing; the button is disabled until nothing is. */
  missing: string | null;
  /** Busy for another reason than its own submission. */
  isBusy?: boolean;
  onClose: () => void;
  /** Its promise keeps the button busy; an error that it rejects with is shown. */
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form in a dialog, sent by its button or by Enter. */
export function FormDialog({ title, action, missing, isBusy = false, onClose, onSubmit, children }: FormDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const submit = () => {
    if (missing !== null || isBusy || isSending) return;
    setSending(true);
    void onSubmit()
      .catch(presentError)
      .finally(() => setSending(false));
  };
  return (
    <Dialog
      title={title}
      width={540}
      onClose={onClose}
      footer={
        <>
          <span id={`${formId}-missing`} style={{ flex: '1 1 160px', alignSelf: 'center', color: 'var(--secondary)' }}>
            {missing}
          </span>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={missing !== null}
            loading={isBusy || isSending}
            aria-describedby={`${formId}-missing`}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form id={formId} layout="vertical" onFinish={submit}>
        {children}
      </Form>
    </Dialog>
  );
}

export interface FormFieldProps {
  label: string;
  /** Of the control; left out for a group that has its own name. */
  id?: string;
  /** What is wrong with its value. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A field with its label above. */
export function FormField({ label, id, problem, children }: FormFieldProps) {
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id ?? ''}
      help={problem}
      validateStatus={problem === undefined ? '' : 'error'}
    >
      {children}
    </Form.Item>
  );
}

export interface TextFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
}

export function TextField({ label, problem, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FormField label={label} id={id} problem={problem}>
      <Input {...rest} id={id} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </FormField>
  );
}
