// The sections of what is known of a molecule. Each names its source.

import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Alert, Flex, Slider, Tag } from 'antd';
import { formatNumber } from '../../shared/i18n/format.ts';
import { formatPrice } from '../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/page/fact-list.tsx';
import { PanelSection } from '../../ui/page/panel-section.tsx';
import { Verdict } from '../../ui/state/verdict.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { CopiedText } from './copied-text.tsx';

interface SectionProps {
  info: MoleculeInfo;
}

/** Nothing where no control was found. */
export function Controlled({ info: { controlled } }: SectionProps) {
  const { t } = useTranslation('structure');
  if (!controlled) return null;
  return (
    <Alert
      showIcon
      type="warning"
      role="note"
      title={t('info.controlled')}
      description={
        <>
          {controlled.text} <RecordNote>{controlled.source}</RecordNote>
        </>
      }
    />
  );
}

export function Identity({ info: { molecule, cas, inchi, inchiKey, massesGramPerMol } }: SectionProps) {
  const { t } = useTranslation('structure');
  const mass = (value: number, digits: number) => t('card.weightValue', { value: formatNumber(value, digits) });
  const copied = (label: string, text: string, copy: string) => ({
    key: text,
    label,
    value: <CopiedText isCode text={text} label={t(copy)} />,
  });
  const facts = [
    { key: 'formula', label: t('card.formula'), value: withSubscripts(molecule.formula) },
    { key: 'average', label: t('info.averageMass'), value: mass(massesGramPerMol.average, 2) },
    { key: 'monoisotopic', label: t('info.monoisotopicMass'), value: mass(massesGramPerMol.monoisotopic, 4) },
    ...cas.map((one) => copied(t('card.cas'), one, 'copy.cas')),
    copied(t('card.smiles'), molecule.smiles, 'copy.smiles'),
    copied('InChIKey', inchiKey, 'info.copyInchiKey'),
    copied('InChI', inchi, 'info.copyInchi'),
  ];
  return (
    <PanelSection title={t('info.identity')}>
      <FactList facts={facts.filter(({ key }) => key !== '')} />
    </PanelSection>
  );
}

export function Names({ info: { names } }: SectionProps) {
  const { t } = useTranslation('structure');
  if (names.length === 0) return null;
  return (
    <PanelSection title={t('info.names')} source={[...new Set(names.map(({ source }) => source))].join('; ')}>
      <Flex wrap gap="4px 6px">
        {names.map(({ name, language, source }) => (
          <Tag key={`${language}${name}`} lang={language} title={source} style={{ margin: 0, whiteSpace: 'normal' }}>
            {name}
          </Tag>
        ))}
      </Flex>
    </PanelSection>
  );
}

export function Hazards({ info: { hazards } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <PanelSection title={t('info.hazards')} source={t(hazards.length === 0 ? 'info.noHazards' : 'info.hazardsNote')}>
      {hazards.map(({ text, source }) => (
        <div key={text}>
          <Verdict passes={false}>{text}</Verdict> <RecordNote>{source}</RecordNote>
        </div>
      ))}
    </PanelSection>
  );
}

export function Supply({ info: { stocks, price } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <PanelSection title={t('info.supply')} source={price && t('info.priceSource', { source: price.source })}>
      <span>
        {stocks.length === 0
          ? t('info.notInStock')
          : t('info.inStock', { names: stocks.map(({ name }) => name).join(t('info.listSeparator')) })}
      </span>
      <span>
        {price
          ? t('info.perGram', { amount: formatPrice(price.perGram, price.currency, price.kind) })
          : t('info.noPrice')}
      </span>
    </PanelSection>
  );
}

export function Score({ info: { score, scoreSource } }: SectionProps) {
  const { t } = useTranslation('structure');
  if (score === undefined) return null;
  return (
    <PanelSection title={t('info.score')} source={scoreSource}>
      <Flex gap={16} align="center">
        <strong>{formatNumber(score, 2)}</strong>
        <Slider
          disabled
          min={1}
          max={10}
          step={0.01}
          value={score}
          aria-hidden="true"
          tooltip={{ open: false }}
          style={{ flex: 1 }}
        />
      </Flex>
      <RecordNote>{t('info.scoreScale')}</RecordNote>
    </PanelSection>
  );
}

export function Rules({ info: { rules } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <PanelSection title={t('info.rules')}>
      {rules.map(({ key, name, passes, violations, source }) => (
        <div key={key}>
          <Verdict passes={passes}>
            <strong>{name}</strong> {t(passes ? 'info.passes' : 'info.fails')}
          </Verdict>
          {violations.map((one) => (
            <div key={one}>{one}</div>
          ))}
          <RecordNote>{source}</RecordNote>
        </div>
      ))}
    </PanelSection>
  );
}

export function Descriptors({ info: { descriptors, descriptorSource } }: SectionProps) {
  const { t } = useTranslation('structure');
  return (
    <PanelSection title={t('info.descriptors')} source={descriptorSource}>
      <FactList
        facts={descriptors.map(({ key, name, value, unit }) => ({
          key,
          label: name,
          value: `${formatNumber(value)}${unit === undefined ? '' : ` ${unit}`}`,
        }))}
      />
    </PanelSection>
  );
}
