import { Input } from 'antd';
import { cultures } from '@app/shared/constants/locale';
import { quotationTextLengths, tradeTermNames } from '@app/shared/contracts/quotation';
import { marginBases, marginBounds, taxBound } from '@app/shared/constants/quotation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date/date-field.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import styles from './editor.module.css';
import { NumberField } from './number-field.tsx';
import type { Draft } from './use-draft.ts';

export interface TermsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** To whom, until when, in which language, with which margin and tax. */
export function Terms({ draft, onChange }: TermsProps) {
  const { t } = useTranslation('quotation');
  const id = useId();
  const { customer, validUntil, language, marginBasis, marginBasisPoints, taxBasisPoints, remarks, terms } = draft;
  return (
    <section className={styles['terms']} aria-label={t('terms')}>
      <p className={styles['wide']}>
        <label htmlFor={`${id}-customer`}>{t('field.customer')}</label>
        <Input
          size="small"
          id={`${id}-customer`}
          value={customer}
          maxLength={quotationTextLengths.customer}
          onChange={({ target }) => onChange({ customer: target.value })}
        />
      </p>
      <p>
        <label htmlFor={`${id}-until`}>{t('document.validUntil')}</label>
        <DateField
          id={`${id}-until`}
          label={t('document.validUntil')}
          isRequired
          value={validUntil}
          onChange={(day) => onChange({ validUntil: day })}
        />
      </p>
      <div>
        <span>{t('field.language')}</span>
        <Segmented
          label={t('field.language')}
          value={language}
          options={cultures.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(value) => onChange({ language: value })}
        />
      </div>
      <div>
        <span>{t('field.marginBasis')}</span>
        <Segmented
          label={t('field.marginBasis')}
          value={marginBasis}
          options={marginBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
          onChange={(value) =>
            onChange({ marginBasis: value, marginBasisPoints: Math.min(marginBasisPoints, marginBounds[value]) })
          }
        />
      </div>
      <NumberField
        label={t(`margin.${marginBasis}`)}
        value={marginBasisPoints}
        scale={100}
        min={0}
        max={marginBounds[marginBasis]}
        unit="%"
        onChange={(value) => onChange({ marginBasisPoints: value ?? 0 })}
      />
      <NumberField
        label={t('field.tax')}
        value={taxBasisPoints}
        scale={100}
        min={0}
        max={taxBound}
        unit="%"
        onChange={(value) => onChange({ taxBasisPoints: value ?? 0 })}
      />
      {tradeTermNames.map((name) => (
        <p key={name} className={styles['wide']}>
          <label htmlFor={`${id}-${name}`}>{t(`document.${name}`)}</label>
          <Input
            size="small"
            id={`${id}-${name}`}
            value={terms[name]}
            maxLength={quotationTextLengths.term}
            placeholder={t(`example.${name}`)}
            onChange={({ target }) => onChange({ terms: { ...terms, [name]: target.value } })}
          />
        </p>
      ))}
      <p className={styles['wide']}>
        <label htmlFor={`${id}-remarks`}>{t('document.remarks')}</label>
        <Input.TextArea
          id={`${id}-remarks`}
          rows={3}
          value={remarks}
          maxLength={quotationTextLengths.remarks}
          onChange={({ target }) => onChange({ remarks: target.value })}
        />
      </p>
    </section>
  );
}
