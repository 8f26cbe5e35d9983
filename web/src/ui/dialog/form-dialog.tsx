import { Form, Input, type FormItemProps } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps<Values extends object> {
  title: string;
  /** What the button does. */
  action: string;
  /** What the fields hold at first, by their names. */
  initial?: Values;
  /** What is still missing; the button is disabled until nothing is. */
  missing?: string | null | ((values: Values) => string | null);
  onClose: () => void;
  /** Its promise keeps the button busy; an error that it rejects with is shown. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** May be given what the fields hold, and how to change it from outside of them. */
  children: ReactNode | ((values: Values, change: (changes: Partial<Values>) => void) => ReactNode);
}

/** A form in a dialog, sent by its button or by Enter. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, action, initial, missing = null, onClose, onSubmit, children } = props;
  const { t } = useTranslation('common');
  const formId = useId();
  const [form] = Form.useForm<Values>();
  const [values, setValues] = useState(initial ?? ({} as Values));
  const change = (changes: Partial<Values>) => {
    form.setFieldsValue(changes as never);
    setValues({ ...values, ...changes });
  };
  const { isBusy, run } = useAction();
  const lack = typeof missing === 'function' ? missing(values) : missing;
  return (
    <Dialog
      title={title}
      width={540}
      onClose={onClose}
      footer={
        <>
          <span id={`${formId}-missing`} style={{ flex: '1 1 160px', alignSelf: 'center', color: 'var(--secondary)' }}>
            {lack}
          </span>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={lack !== null}
            loading={isBusy}
            aria-describedby={`${formId}-missing`}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form
        name={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onValuesChange={(_, all: Values) => setValues({ ...initial, ...all })}
        onFinish={() => lack === null && !isBusy && void run(() => onSubmit(values))}
      >
        {typeof children === 'function' ? children(values, change) : children}
      </Form>
    </Dialog>
  );
}

export interface FormFieldProps extends Pick<FormItemProps, 'name' | 'children' | 'rules' | 'normalize'> {
  label: string;
  /** Of the control, where the form does not hold its value. */
  id?: string;
  /** Several controls, which have a name of their own. */
  isGroup?: boolean;
  /** What is wrong with its value. */
  problem?: string | undefined;
}

/** A field with its label above; `name` has the form hold its value. */
export function FormField({ id, isGroup = false, problem, ...item }: FormFieldProps) {
  const htmlFor = isGroup ? '' : id;
  return (
    <Form.Item
      {...item}
      {...(htmlFor !== undefined && { htmlFor })}
      {...(problem !== undefined && { help: problem, validateStatus: 'error' })}
    />
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  maxLength: number;
  placeholder?: string;
  problem?: string | undefined;
}

export function TextField({ name, label, problem, ...rest }: TextFieldProps) {
  return (
    <FormField name={name} label={label} problem={problem}>
      <Input {...rest} autoComplete="off" />
    </FormField>
  );
}
