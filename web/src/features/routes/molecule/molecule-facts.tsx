// What is known of a molecule of a route, in short: names, price, accessibility, rules, hazards, control. Each with its source.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { Alert, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { formatPrice } from '../../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

export function MoleculeFacts({ molecule }: { molecule: Molecule }) {
  const { t } = useTranslation('routes');
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: molecule.smiles } });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  // About as high as the facts, so that what is below them does not move.
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  const { controlled } = data;
  return (
    <>
      {controlled && (
        <Alert
          showIcon
          type="warning"
          role="note"
          title={t('detailPage.molecule.controlled')}
          description={
            <>
              {controlled.text} <RecordNote>{controlled.source}</RecordNote>
            </>
          }
        />
      )}
      <Facts info={data} />
    </>
  );
}

function Facts({ info: { names, price, stocks, score, scoreSource, rules, hazards } }: { info: MoleculeInfo }) {
  const { t } = useTranslation('routes');
  const fact = (key: string, value: ReactNode, source?: string) => ({
    key,
    label: t(`detailPage.molecule.${key}`),
    value: (
      <>
        {value}
        {source !== undefined && <RecordNote>{source}</RecordNote>}
      </>
    ),
  });
  const facts = [
    // The first name of a language and how many more there are.
    ...(['en', 'zh-CN'] as const).flatMap((language) => {
      const [first, ...others] = names.filter((one) => one.language === language);
      if (!first) return [];
      const more = others.length > 0 ? ` ${t('detailPage.molecule.moreNames', { count: others.length })}` : '';
      const shown = (
        <span lang={language} title={others.map(({ name }) => name).join('\n')}>
          {first.name + more}
        </span>
      );
      return fact(`name.${language}`, shown, first.source);
    }),
    fact(
      'price',
      price
        ? t(`detailPage.molecule.perGram.${price.kind}`, {
            amount: formatPrice(price.perGram, price.currency, price.kind),
          })
        : t('detailPage.molecule.noPrice'),
      price?.source,
    ),
    fact('stocks', stocks.map(({ name }) => name).join(t('detailPage.separator')) || t('detailPage.molecule.noStock')),
    ...(score === undefined
      ? []
      : [fact('score', t('detailPage.molecule.scoreOf', { value: formatNumber(score, 2) }), scoreSource)]),
    fact(
      'rules',
      <Flex wrap gap="2px 12px">
        {rules.map(({ key, name, passes, violations, source }) => (
          <span key={key} title={[...violations, source].join('\n')}>
            <Verdict passes={passes}>
              <span>{name}</span>
              <span className="visually-hidden">
                {t(passes ? 'detailPage.molecule.passes' : 'detailPage.molecule.fails')}
              </span>
            </Verdict>
          </span>
        ))}
      </Flex>,
    ),
    fact(
      'hazards',
      hazards.length === 0
        ? t('detailPage.molecule.noAlert')
        : hazards.map(({ text, source }) => (
            <div key={text}>
              <Verdict passes={false}>{text}</Verdict> <RecordNote>{source}</RecordNote>
            </div>
          )),
      t(hazards.length === 0 ? 'detailPage.molecule.noHazards' : 'detailPage.molecule.noGhs'),
    ),
  ];
  return <FactList facts={facts} />;
}
