// Which reactions the molecule undergoes, class by class: where on it, and with how many partners. For an enumeration
// classes are chosen, for a library one kind; and where on the molecule it must happen.

import type { ForwardClasses, ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Button, Checkbox, Collapse, Flex, Form, Radio, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useClassWords } from '../class-words.ts';
import { startExamples } from '../examples.ts';
import type { ForwardForm } from '../forward-form.ts';
import { isSamePlace, placesOf, type Place } from './places.ts';
import type { useForwardClasses } from './use-forward-classes.ts';

type ReactionClass = ForwardClasses['classes'][number];
type Kind = ReactionClass['kinds'][number];

const { Text } = Typography;

interface ReactionFormProps {
  type: ForwardTaskType;
  /** Null until there is a molecule. */
  molecule: Molecule | null;
  response: ReturnType<typeof useForwardClasses>;
  form: ForwardForm;
  onChange: (part: Partial<ForwardForm>) => void;
  onExample: (structure: string) => void;
}

export function ReactionForm({ type, molecule, response, form, onChange, onExample }: ReactionFormProps) {
  const { t } = useTranslation('forward');
  const { data, error, mutate } = response;
  const isBusy = molecule !== null && !data && !error;
  return (
    <Section title={t('kinds.title')} isBusy={isBusy}>
      <Text type="secondary">{t(molecule ? `kinds.hint.${type}` : 'kinds.noMolecule')}</Text>
      {!molecule && (
        <ExampleLine
          title={t('mixture.examples')}
          examples={startExamples.map(({ key, structure }) => ({ label: t(`example.${key}`), value: structure }))}
          onTake={onExample}
        />
      )}
      {molecule && !data && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
      {isBusy && (
        <>
          <p role="status">{t('kinds.loading')}</p>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </>
      )}
      {molecule && data?.classes.length === 0 && <p>{t('kinds.nothing')}</p>}
      {molecule && data && data.classes.length > 0 && (
        <Kinds type={type} molecule={data.molecule} classes={data.classes} form={form} onChange={onChange} />
      )}
    </Section>
  );
}

interface KindsProps extends Pick<ReactionFormProps, 'type' | 'form' | 'onChange'> {
  molecule: Molecule;
  classes: ReactionClass[];
}

function Kinds({ type, molecule, classes, form, onChange }: KindsProps) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const [pointed, setPointed] = useState<Kind | null>(null);
  const isLibrary = type === 'library';
  const ofLibrary = classes.flatMap(({ kinds }) => kinds).find(({ kind }) => kind.templateId === form.templateId);
  const shown = pointed ?? ofLibrary;
  const offered = classes
    .map((one) => ({ ...one, kinds: isLibrary ? one.kinds.filter(({ needsPartner }) => needsPartner) : one.kinds }))
    .filter(({ kinds }) => kinds.length > 0);
  const keys = classes.map((one) => one.class);
  const isOn = (key: string) => form.classes === null || form.classes.includes(key);
  const choose = (chosen: readonly string[]) =>
    onChange({ classes: chosen.length === keys.length ? null : chosen, places: [] });
  return (
    <Flex vertical gap="small" style={{ marginTop: 8 }}>
      <figure style={{ margin: 0, textAlign: 'center' }}>
        <MoleculePicture molecule={molecule} width={320} height={180} marked={[...new Set(shown?.sites.flat())]} />
        {/* Room for two lines: what is below must not move under the pointer. */}
        <figcaption style={{ minHeight: '3em', color: 'var(--secondary)', fontSize: 12 }}>
          {shown ? t('kinds.marked', { name: shown.kind.name }) : t('kinds.point')}
        </figcaption>
      </figure>
      {!isLibrary && (
        <Flex gap="small">
          <Button size="small" disabled={form.classes === null} onClick={() => choose(keys)}>
            {t('kinds.all')}
          </Button>
          <Button size="small" disabled={form.classes?.length === 0} onClick={() => choose([])}>
            {t('kinds.none')}
          </Button>
        </Flex>
      )}
      <Radio.Group
        name="forwardKind"
        style={{ display: 'block' }}
        value={form.templateId}
        onChange={({ target }) => onChange({ templateId: String(target.value), places: [] })}
      >
        <Collapse
          size="small"
          collapsible="header"
          defaultActiveKey={isLibrary ? offered.map((one) => one.class) : []}
          styles={{ body: { padding: 0 } }}
          items={offered.map((one) => ({
            key: one.class,
            forceRender: true,
            label: (
              <>
                <strong>{className(one.class)}</strong>{' '}
                <Text type="secondary">{t('kinds.count', { count: one.kinds.length })}</Text>
              </>
            ),
            extra: isLibrary ? undefined : (
              <Checkbox
                aria-label={t('kinds.use', { name: className(one.class) })}
                checked={isOn(one.class)}
                onChange={() => choose(keys.filter((key) => isOn(key) !== (key === one.class)))}
              />
            ),
            children: (
              <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {one.kinds.map((kind) => (
                  <KindLine key={kind.kind.templateId} kind={kind} isChoice={isLibrary} onPoint={setPointed} />
                ))}
              </ul>
            ),
          }))}
        />
      </Radio.Group>
      {(!isLibrary || form.templateId !== null) && (
        <PlaceChoice
          molecule={molecule}
          places={placesOf(classes, form)}
          chosen={form.places}
          onChange={(places) => onChange({ places })}
        />
      )}
    </Flex>
  );
}

interface KindLineProps {
  kind: Kind;
  /** One of them is chosen. */
  isChoice: boolean;
  /** The pointer or the focus is on it: its places are shown on the drawing. */
  onPoint: (kind: Kind | null) => void;
}

function KindLine({ kind, isChoice, onPoint }: KindLineProps) {
  const { t } = useTranslation('forward');
  const { sites, needsPartner, partners } = kind;
  const { name, templateId } = kind.kind;
  const words = (
    <>
      {name}
      <Text
        type={needsPartner && partners === 0 ? 'warning' : 'secondary'}
        className="tabular"
        style={{ display: 'block', fontSize: 12 }}
      >
        {t('kinds.places', { count: sites.length })} ·{' '}
        {needsPartner ? t('kinds.partners', { count: partners, value: formatNumber(partners) }) : t('kinds.alone')}
      </Text>
    </>
  );
  return (
    <li
      style={{ padding: '4px 12px' }}
      onPointerEnter={() => onPoint(kind)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(kind)}
      onBlur={() => onPoint(null)}
    >
      {isChoice ? (
        <Radio value={templateId}>{words}</Radio>
      ) : (
        // Takes the focus, so that the sites are shown without a pointer, too.
        <div tabIndex={0} role="note">
          {words}
        </div>
      )}
    </li>
  );
}

interface PlaceChoiceProps {
  molecule: Molecule;
  places: readonly Place[];
  chosen: readonly Place[];
  onChange: (chosen: readonly Place[]) => void;
}

/** The places that can react, each marked on a small drawing. */
function PlaceChoice({ molecule, places, chosen, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('forward');
  if (places.length < 2) return null;
  return (
    <Form.Item label={t('places.title')} htmlFor="" extra={t('places.hint')}>
      <Flex wrap gap="small" role="group" aria-label={t('places.title')}>
        {places.map((place, index) => {
          const isOn = chosen.some((one) => isSamePlace(one, place));
          return (
            <Checkbox
              key={place.join('-')}
              aria-label={t('places.place', { number: index + 1 })}
              checked={isOn}
              onChange={() => onChange(isOn ? chosen.filter((one) => !isSamePlace(one, place)) : [...chosen, place])}
            >
              <MoleculePicture molecule={molecule} width={132} height={92} marked={place} decorative />
            </Checkbox>
          );
        })}
      </Flex>
    </Form.Item>
  );
}
