// The sections of what is known of a molecule. Each names its source.

import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/i18n/format.ts';
import { formatPrice } from '../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';
import styles from './molecule-info-panel.module.css';
import { withSubscripts } from '@app/shared/rules/subscripts';

interface SectionProps {
  info: MoleculeInfo;
}

export function Identity({ info }: SectionProps) {
  const { t } = useTranslation('structure');
  const { molecule, cas, inchi, inchiKey, massesGramPerMol } = info;
  return (
    <Section title={t('info.identity')}>
      <dl className={styles['facts']}>
        <Row term={t('card.formula')}>{withSubscripts(molecule.formula)}</Row>
        <Row term={t('info.averageMass')}>
          {t('card.weightValue', { value: formatNumber(massesGramPerMol.average, 2) })}
        </Row>
        <Row term={t('info.monoisotopicMass')}>
          {t('card.weightValue', { value: formatNumber(massesGramPerMol.monoisotopic, 4) })}
        </Row>
        {cas.map((one) => (
          <Copied key={one} term={t('card.cas')} text={one} label={t('copy.cas')} />
        ))}
        <Copied term={t('card.smiles')} text={molecule.smiles} label={t('copy.smiles')} />
        {inchiKey !== '' && <Copied term="InChIKey" text={inchiKey} label={t('info.copyInchiKey')} />}
        {inchi !== '' && <Copied term="InChI" text={inchi} label={t('info.copyInchi')} />}
      </dl>
    </Section>
  );
}

export function Names({ info: { names } }: SectionProps) {
  const { t } = useTranslation('structure');
  const sources = [...new Set(names.map(({ source }) => source))];
  if (names.length === 0) return null;
  return (
    <Section title={t('info.names')} source={sources.join('; ')}>
      <ul className={styles['names']}>
        {names.map(({ name, language, source }) => (
          <li key={`${language}${name}`} lang={language} title={source}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Hazards({ info: { hazards } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <Section title={t('info.hazards')}>
      {hazards.map(({ text, source }) => (
        <p key={text} className={styles['warning']}>
          <WarningIcon size={16} />
          <span>
            {text} <small>{source}</small>
          </span>
        </p>
      ))}
      <p className={styles['source']}>{t(hazards.length === 0 ? 'info.noHazards' : 'info.hazardsNote')}</p>
    </Section>
  );
}

export function Supply({ info: { stocks, price } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <Section title={t('info.supply')} source={price && t('info.priceSource', { source: price.source })}>
      <p>
        {stocks.length === 0
          ? t('info.notInStock')
          : t('info.inStock', { names: stocks.map(({ name }) => name).join(t('info.listSeparator')) })}
      </p>
      {price && <p>{t('info.perGram', { amount: formatPrice(price.perGram, price.currency, price.kind) })}</p>}
    </Section>
  );
}

export function Score({ info: { score, scoreSource } }: SectionProps) {
  const { t } = useTranslation('structure');
  if (score === undefined) return null;
  const place = { left: `${((score - 1) / 9) * 100}%` };
  return (
    <Section title={t('info.score')} source={scoreSource}>
      <div className={styles['score']}>
        <strong>{formatNumber(score, 2)}</strong>
        <div className={styles['scale']} aria-hidden="true">
          <span style={place} />
        </div>
        <span>{t('info.scoreScale')}</span>
      </div>
    </Section>
  );
}

export function Rules({ info: { rules } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <Section title={t('info.rules')}>
      <ul className={styles['rules']}>
        {rules.map(({ key, name, passes, violations, source }) => (
          <li key={key} data-passes={passes}>
            {passes ? <CheckCircleIcon size={16} /> : <WarningIcon size={16} />}
            <div>
              <p>
                <strong>{name}</strong> {t(passes ? 'info.passes' : 'info.fails')}
              </p>
              {violations.map((one) => (
                <p key={one}>{one}</p>
              ))}
              <p className={styles['source']}>{source}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Descriptors({ info: { descriptors, descriptorSource } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <Section title={t('info.descriptors')} source={descriptorSource}>
      <dl className={styles['figures']}>
        {descriptors.map(({ key, name, value, unit }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {formatNumber(value)}
              {unit !== undefined && ` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Section({ title, source, children }: { title: string; source?: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      {children}
      {source !== undefined && <p className={styles['source']}>{source}</p>}
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Copied({ term, text, label }: { term: string; text: string; label: string }) {
  return (
    <Row term={term}>
      <span className={styles['copied']}>
        <span className={styles['long']} title={text}>
          {text}
        </span>
        <IconButton size="small" label={label} icon={<CopyIcon size={16} />} onClick={() => void copyText(text)} />
      </span>
    </Row>
  );
}
