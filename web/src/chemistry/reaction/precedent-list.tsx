// Recorded patent reactions near to a step, drawn with the atoms that change marked. No reference is made up.

import { Checkbox, Select } from 'antd';
import type { Precedents } from '@app/shared/contracts/reaction/reaction';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './insight.module.css';
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
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className={styles.loading} aria-busy="true">
        <span className="visually-hidden">{t('precedents.loading')}</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={90} radius={6} />
        ))}
      </div>
    );
  const { known, sameChange, sameCentre, filtered, precedents, sources } = data;
  const change = formatNumber(sameChange);
  const isEmpty = precedents.length === 0;
  return (
    <div className={styles.insight}>
      <p>{t('precedents.counts', { known: formatNumber(known), change, centre: formatNumber(sameCentre) })}</p>
      {sameChange > 0 && <Filters filter={filter} catalysts={data.catalysts} onChange={setFilter} />}
      {isEmpty && <p>{sameChange > 0 ? t('precedents.noneFiltered', { change }) : t('precedents.none')}</p>}
      <ol className={styles.precedents}>
        {precedents.map((precedent, index) => (
          <li key={index}>
            <PrecedentRow precedent={precedent} />
          </li>
        ))}
      </ol>
      {precedents.length < Math.min(filtered, mostShown) && top < mostShown && (
        <button type="button" className={styles.more} onClick={() => setTop(mostShown)}>
          {t('precedents.more')}
        </button>
      )}
      <p className={styles.quiet}>
        {t('precedents.how', {
          sources: sources.map(({ name, licence }) => `${name} (${licence})`).join(t('separator')),
        })}
      </p>
    </div>
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
    <div className={styles.filters} role="group" aria-label={t('precedents.filters')}>
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
        <label>
          {t('precedents.catalyst')}
          <Select
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
        </label>
      )}
    </div>
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
      <span className={styles.quiet}>
        <Patent patent={precedent.patent} />
        {` · ${facts.join(' · ')}`}
      </span>
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
