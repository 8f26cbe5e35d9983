// The values of a facet with how many routes have each: a press asks for routes with a value, or for those without it.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Button, Card, Flex, Space, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { MinusIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import type { FacetChoice, FacetValue } from './facets.ts';

export interface FacetListProps {
  values: readonly FacetValue[];
  chosen: readonly FacetChoice[];
  onToggle: (value: string, wanted: boolean) => void;
}

/** Values in words. */
export function FacetWords({
  values,
  chosen,
  nameOf,
  onToggle,
}: FacetListProps & { nameOf: (value: string) => string }) {
  return values.map(({ value, routes }) => (
    <Flex key={value} gap={8} align="center" justify="space-between">
      <Typography.Text ellipsis title={nameOf(value)} type={routes === 0 ? 'secondary' : undefined}>
        {nameOf(value)}
      </Typography.Text>
      <FacetButtons
        name={nameOf(value)}
        routes={routes}
        chosen={chosen.find((one) => one.value === value)?.wanted}
        onToggle={(wanted) => onToggle(value, wanted)}
      />
    </Flex>
  ));
}

const firstShown = 6;
const moreShown = 24;

/** Values that are molecules, drawn. */
export function FacetStructures(props: FacetListProps & { molecules: ReadonlyMap<string, Molecule> }) {
  const { values, chosen, molecules, onToggle } = props;
  const { t } = useTranslation('routes');
  const [count, setCount] = useState(firstShown);
  const choiceOf = (value: string) => chosen.find((one) => one.value === value)?.wanted;
  // Chosen ones first: they are what the list is.
  const sorted = values.toSorted(
    (a, b) => Number(choiceOf(b.value) !== undefined) - Number(choiceOf(a.value) !== undefined),
  );
  return (
    <>
      <Flex wrap gap={8}>
        {sorted.slice(0, count).map(({ value, routes }) => {
          const molecule = molecules.get(value);
          if (!molecule) return null;
          const name = moleculeLabel(molecule);
          const wanted = choiceOf(value);
          return (
            <FacetPicture
              key={value}
              label={t('listPage.facet.with', { name })}
              title={name}
              isChosen={wanted === true}
              isFaint={wanted === false || routes === 0}
              picture={<MoleculePicture molecule={molecule} width={100} height={70} decorative />}
              onPress={() => onToggle(value, true)}
            >
              <FacetButtons name={name} routes={routes} chosen={wanted} onToggle={(on) => onToggle(value, on)} />
            </FacetPicture>
          );
        })}
      </Flex>
      {values.length > count && (
        <LinkButton onClick={() => setCount(count + moreShown)}>
          {t('listPage.facet.more', { count: values.length - count })}
        </LinkButton>
      )}
    </>
  );
}

export interface FacetPictureProps {
  /** Name of the picture as a button. */
  label: string;
  title: string;
  picture: ReactNode;
  isChosen: boolean;
  isFaint?: boolean;
  onPress: () => void;
  /** Below the picture. */
  children: ReactNode;
}

export function FacetPicture({
  label,
  title,
  picture,
  isChosen,
  isFaint = false,
  onPress,
  children,
}: FacetPictureProps) {
  return (
    <Card
      size="small"
      style={{ width: 114, ...(isChosen && { borderColor: 'var(--primary)', boxShadow: '0 0 0 1px var(--primary)' }) }}
      styles={{ body: { padding: 2 } }}
    >
      <Button
        type="text"
        aria-label={label}
        aria-pressed={isChosen}
        title={title}
        style={{ height: 'auto', padding: 2, ...(isFaint && { opacity: 0.5 }) }}
        onClick={onPress}
      >
        {picture}
      </Button>
      {children}
    </Card>
  );
}

interface FacetButtonsProps {
  name: string;
  routes: number;
  /** Undefined where it does not matter. */
  chosen: boolean | undefined;
  onToggle: (wanted: boolean) => void;
}

function FacetButtons({ name, routes, chosen, onToggle }: FacetButtonsProps) {
  const { t } = useTranslation('routes');
  return (
    <Space size={2} role="group" aria-label={name}>
      <Typography.Text type="secondary" className="tabular" style={{ fontSize: 12 }}>
        {routes}
      </Typography.Text>
      {[true, false].map((wanted) => {
        const label = t(wanted ? 'listPage.facet.with' : 'listPage.facet.without', { name });
        return (
          <Button
            key={label}
            size="small"
            type={chosen === wanted ? 'primary' : 'text'}
            icon={wanted ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
            aria-pressed={chosen === wanted}
            aria-label={label}
            title={label}
            onClick={() => onToggle(wanted)}
          />
        );
      })}
    </Space>
  );
}
