// What is known of a molecule of a route, in short: names, price, accessibility, rules, hazards, control. Each with its source.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import type { ReactNode } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { formatPrice } from '../../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { FactsSkeleton } from '../facts-skeleton.tsx';
import styles from './molecule-facts.module.css';

export function MoleculeFacts({ molecule }: { molecule: Molecule }) {
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: molecule.smiles } });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data) return <FactsSkeleton />;
  return <Facts info={data} />;
}

function Facts({ info }: { info: MoleculeInfo }) {
  const { t } = useTranslation('routes');
  const { controlled, price, stocks, score, scoreSource } = info;
  return (
    <>
      {controlled && (
        <p className={styles.controlled} role="note">
          <WarningIcon size={16} />
          <span>
            <strong>{t('detailPage.molecule.controlled')}</strong> {controlled.text} <small>{controlled.source}</small>
          </span>
        </p>
      )}
      <dl className={styles.facts}>
        <NameRow info={info} language="en" />
        <NameRow info={info} language="zh-CN" />
        <Row term={t('detailPage.molecule.price')} source={price?.source}>
          {price
            ? t(`detailPage.molecule.perGram.${price.kind}`, {
                amount: formatPrice(price.perGram, price.currency, price.kind),
              })
            : t('detailPage.molecule.noPrice')}
        </Row>
        <Row term={t('detailPage.molecule.stocks')}>
          {stocks.length === 0
            ? t('detailPage.molecule.noStock')
            : stocks.map(({ name }) => name).join(t('detailPage.separator'))}
        </Row>
        {score !== undefined && (
          <Row term={t('detailPage.molecule.score')} source={scoreSource}>
            {t('detailPage.molecule.scoreOf', { value: formatNumber(score, 2) })}
          </Row>
        )}
        <Row term={t('detailPage.molecule.rules')}>
          <ul className={styles.rules}>
            {info.rules.map(({ key, name, passes, violations, source }) => (
              <li key={key} data-passes={passes} title={[...violations, source].join('\n')}>
                {passes ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}
                {name}
                <span className="visually-hidden">
                  {t(passes ? 'detailPage.molecule.passes' : 'detailPage.molecule.fails')}
                </span>
              </li>
            ))}
          </ul>
        </Row>
        <Row
          term={t('detailPage.molecule.hazards')}
          source={t(info.hazards.length === 0 ? 'detailPage.molecule.noHazards' : 'detailPage.molecule.noGhs')}
        >
          {info.hazards.length === 0
            ? t('detailPage.molecule.noAlert')
            : info.hazards.map(({ text, source }) => (
                <span key={text} className={styles.hazard}>
                  <WarningIcon size={14} />
                  <span>
                    {text} <small>{source}</small>
                  </span>
                </span>
              ))}
        </Row>
      </dl>
    </>
  );
}

/** The first name of a language and how many more there are. */
function NameRow({ info, language }: { info: MoleculeInfo; language: 'en' | 'zh-CN' }) {
  const { t } = useTranslation('routes');
  const [first, ...others] = info.names.filter((one) => one.language === language);
  if (!first) return null;
  return (
    <Row term={t(`detailPage.molecule.name.${language}`)} source={first.source}>
      <span lang={language} title={others.map(({ name }) => name).join('\n')}>
        {first.name}
        {others.length > 0 && ` ${t('detailPage.molecule.moreNames', { count: others.length })}`}
      </span>
    </Row>
  );
}

function Row({ term, source, children }: { term: string; source?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>
        {children}
        {source !== undefined && <small>{source}</small>}
      </dd>
    </div>
  );
}
