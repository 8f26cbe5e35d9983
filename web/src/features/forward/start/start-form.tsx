// The right half of the page: name, reactions, partners, extent, and the button that starts.

import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useId } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { ExtentForm } from './extent-form.tsx';
import { problemOf, type ForwardForm } from '../forward-form.ts';
import { PartnerForm } from './partner-form.tsx';
import { ReactionForm } from './reaction-form.tsx';
import styles from './start-form.module.css';
import type { useForwardClasses } from './use-forward-classes.ts';

export interface StartFormProps {
  type: ForwardTaskType;
  molecule: Molecule | null;
  classes: ReturnType<typeof useForwardClasses>;
  form: ForwardForm;
  isStarting: boolean;
  onChange: (part: Partial<ForwardForm>) => void;
  onDraw: () => void;
  onExample: (structure: string) => void;
  onStart: () => void;
}

export function StartForm(props: StartFormProps) {
  const { type, molecule, classes, form, isStarting, onChange, onDraw, onStart } = props;
  const { t } = useTranslation('forward');
  const [nameId, whyId] = [useId(), useId()];
  const problem = molecule === null ? 'noMolecule' : problemOf(form, type);
  return (
    <section className={styles.form} aria-label={t('start.form')}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('start.settings')}>
        <div className={styles.name}>
          <label htmlFor={nameId}>{t('start.name')}</label>
          <Input
            size="small"
            id={nameId}
            value={form.name}
            maxLength={limits.taskNameLength}
            placeholder={molecule ? moleculeLabel(molecule) : t('start.nameHint')}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
        <ReactionForm
          type={type}
          molecule={molecule}
          response={classes}
          form={form}
          onChange={onChange}
          onExample={props.onExample}
        />
        <PartnerForm type={type} form={form} onChange={onChange} onDraw={onDraw} />
        <ExtentForm type={type} form={form} onChange={onChange} />
      </div>
      <div className={styles.start}>
        <Button
          variant="primary"
          size="large"
          icon={<ForwardIcon />}
          disabled={problem !== null}
          loading={isStarting}
          aria-describedby={whyId}
          onClick={onStart}
        >
          {t(`start.${type}`)}
        </Button>
        <span id={whyId} className={styles.why}>
          {problem && t(`problem.${problem}`)}
        </span>
      </div>
    </section>
  );
}
