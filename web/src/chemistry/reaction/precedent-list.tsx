// Recorded patent reactions near to a step, drawn with the atoms that change marked. No reference is made up.

import { Checkbox, Flex, Select, Typography } from 'antd';
import type { Precedents } from '@app/shared/contracts/reaction/reaction';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Pending } from '../../ui/state/pending.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import type { InsightProps } from './other-sites.tsx';
import { ReactionScheme } from './reaction-scheme.tsx';

type Precedent = Precedents['precedents'][number];

interface Filter {
  withYield: boolean;
  withPatent: boolean;
  /** Empty for any. */
  catalyst: string;
}

const firstShown = 5;
const mostShown = 30;

/** Asks when it is shown; put it into an `InsightFold` or a tab that is not open at first. */
export function PrecedentList({ asked, routeType, first = firstShown }: InsightProps & { first?: number | undefined }) {
  const { t } = useTranslation('reaction');
  const [top, setTop] = useState(first);
  const [filter, setFilter] = useState<Filter>({ withYield: false, withPatent: false, catalyst: '' });
  const { withYield, withPatent, catalyst } = filter;
  const { data, error, mutate } = useCall(
    'synthesisExperience',
    { body: { ...asked, routeType, top, withYield, withPatent, ...(catalyst !== '' && { catalyst }) } },
    { keepFor: JSON.stringify(asked) },
  );
  if (!data) return <Pending compact of={{ error, mutate }} label={t('precedents.loading')} height={270} />;
  const { known, sameChange, sameCentre, filtered, precedents, sources } = data;
  const change = formatNumber(sameChange);
  const isEmpty = precedents.length === 0;
  return (
    <Flex vertical gap={10}>
      <p style={{ margin: 0 }}>
        {t('precedents.counts', { known: formatNumber(known), change, centre: formatNumber(sameCentre) })}
      </p>
      {sameChange > 0 && <Filters filter={filter} catalysts={data.catalysts} onChange={setFilter} />}
      {isEmpty && (sameChange > 0 ? t('precedents.noneFiltered', { change }) : t('precedents.none'))}
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {precedents.map((precedent, index) => (
          <Flex
            key={index}
            component="li"
            vertical
            gap={4}
            style={{ padding: '8px 0', borderTop: '1px solid var(--line)' }}
          >
            <PrecedentRow precedent={precedent} />
          </Flex>
        ))}
      </ol>
      {precedents.length < Math.min(filtered, mostShown) && top < mostShown && (
        <Button size="small" style={{ alignSelf: 'start' }} onClick={() => setTop(mostShown)}>
          {t('precedents.more')}
        </Button>
      )}
      <Typography.Text type="secondary">
        {t('precedents.how', {
          sources: sources.map(({ name, licence }) => `${name} (${licence})`).join(t('separator')),
        })}
      </Typography.Text>
    </Flex>
  );
}

interface FiltersProps {
  filter: Filter;
  catalysts: Precedents['catalysts'];
  onChange: (filter: Filter) => void;
}

function Filters({ filter, catalysts, onChange }: FiltersProps) {
  const { t } = useTranslation('reaction');
  return (
    <Flex wrap gap="4px 14px" align="center" role="group" aria-label={t('precedents.filters')}>
      <span>{t('precedents.filters')}</span>
      {(['withYield', 'withPatent'] as const).map((name) => (
        <Checkbox
          key={name}
          checked={filter[name]}
          onChange={({ target }) => onChange({ ...filter, [name]: target.checked })}
        >
          {t(`precedents.${name}`)}
        </Checkbox>
      ))}
      {catalysts.length > 0 && (
        <Select
          size="small"
          style={{ maxWidth: 220 }}
          popupMatchSelectWidth={false}
          prefix={t('precedents.catalyst')}
          aria-label={t('precedents.catalyst')}
          value={filter.catalyst}
          options={[
            { value: '', label: t('precedents.anyCatalyst') },
            ...catalysts.map(({ name, reactions }) => ({
              value: name,
              label: t('precedents.catalystCount', { name, count: reactions }),
            })),
          ]}
          onChange={(picked) => onChange({ ...filter, catalyst: picked })}
        />
      )}
    </Flex>
  );
}

function PrecedentRow({ precedent }: { precedent: Precedent }) {
  const { t } = useTranslation('reaction');
  const { t: routes } = useTranslation('routes');
  const { match, substrate, reactants, product, changed, yieldPercent, class: own, source } = precedent;
  const nearness = match === 'reaction' ? [] : [t(`precedents.substrate.${substrate}`)];
  const conditions = conditionsOf(precedent).join(', ');
  const facts = [
    yieldPercent === null
      ? t('precedents.noYield')
      : t('precedents.yield', { value: formatNumber(Math.round(yieldPercent)) }),
    t('precedents.source', source),
  ];
  return (
    <>
      <span>
        <strong>{[t(`precedents.match.${match}`), ...nearness].join(t('separator'))}</strong>
        {own !== undefined && ` · ${routes(`class.${own}`, { defaultValue: own })}`}
      </span>
      <ReactionScheme
        size="small"
        reaction={{ reactants, product }}
        marked={{ reactants: changed.reactants, product: changed.product }}
      />
      <span>{conditions || t('precedents.noConditions')}</span>
      <Typography.Text type="secondary">
        <Patent patent={precedent.patent} />
        {` · ${facts.join(' · ')}`}
      </Typography.Text>
    </>
  );
}

/** Catalysts first, solvents last, what has no usual name before them. */
function conditionsOf({ catalysts, reagents, others, solvents }: Precedent): string[] {
  return [...catalysts, ...reagents, ...others.map(moleculeLabel), ...solvents];
}

function Patent({ patent }: Pick<Precedent, 'patent'>) {
  const { t } = useTranslation('reaction');
  if (!patent) return <>{t('precedents.noPatent')}</>;
  const { number, paragraph, link } = patent;
  const words =
    paragraph === undefined
      ? t('precedents.patent', { number })
      : t('precedents.patentParagraph', { number, paragraph });
  if (link === undefined) return <>{words}</>;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
