// A picture beside what was found in it, and the editor on which a person confirms it. Nothing found in a picture is used
// by itself. No dialog: the editor's own menus need the window.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { Alert, Flex, Typography } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { mayPass } from '../../shared/api/call-error.ts';
import { explanationOf, messageOf, presentError } from '../../shared/errors/present.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { RestartIcon } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { keepDraft } from '../target/draft.ts';
import { PanelHead } from '../target/drawing-panel.tsx';
import { editorOf, StructureField } from '../target/structure-field.tsx';
import { useStructure } from '../target/use-structure.ts';
import { usePictureFinds, type Find, type PictureFinds } from './use-picture-finds.ts';
import { wholeOf } from './use-structure-intake.ts';

export interface PicturePanelProps {
  picture: File;
  onClose: () => void;
  /** Gets what was confirmed, as SMILES with its counter-ions. */
  onUse: (structure: string) => void;
}

const draftKey = 'pictureDrawing';

export function PicturePanel({ picture, onClose, onUse }: PicturePanelProps) {
  const { t } = useTranslation('structure');
  const titleId = useId();
  const isStacked = useIsBelow('lg');
  const { finds, again } = usePictureFinds(picture);
  const target = useStructure(draftKey);
  const { recognition, resolveText } = target;
  const [chosen, setChosen] = useState<number | null>(null);
  const image = usePicture(picture);
  const panel = useAlone();
  const items = finds.state === 'found' ? finds.items : [];
  const only = items.length === 1 ? items[0]?.molfile : undefined;
  useEffect(() => {
    if (only !== undefined) resolveText(only).catch(presentError);
  }, [only, resolveText]);
  // No draft for a picture that is closed.
  useEffect(() => forgetDraft, []);
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('keydown', (event) => leaves(event) && onClose(), { signal: stop.signal });
    return () => stop.abort();
  });
  return createPortal(
    <Flex
      ref={panel}
      component="section"
      vertical
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      style={{ position: 'fixed', inset: 0, zIndex: 900, background: 'var(--surface)' }}
    >
      <PanelHead id={titleId} title={t('picture.title')}>
        <Button size="small" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={recognition.state !== 'recognised'}
          onClick={() => recognition.state === 'recognised' && onUse(wholeOf(recognition.response))}
        >
          {t('picture.use')}
        </Button>
      </PanelHead>
      <Flex flex={1} vertical={isStacked} style={{ minHeight: 0, overflow: 'auto' }}>
        <Flex
          vertical
          gap={14}
          flex={isStacked ? 'none' : '0 0 380px'}
          style={{ padding: 16, overflow: 'auto', borderInlineEnd: '1px solid var(--line)' }}
        >
          <img
            ref={image}
            alt={t('picture.alt', { name: picture.name })}
            style={{
              flex: 'none',
              maxWidth: '100%',
              maxHeight: isStacked ? '30vh' : '42vh',
              padding: 8,
              border: '1px solid var(--line)',
              borderRadius: 8,
              background: 'var(--paper)',
              objectFit: 'contain',
            }}
          />
          <div role="status">
            <FindsWords finds={finds} onAgain={again} />
          </div>
          {items.length > 0 && (
            <ol aria-label={t('picture.choice')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {items.map((find, index) => (
                <FoundMolecule
                  key={`${index}-${find.molecule.key}`}
                  find={find}
                  isChosen={index === (only === undefined ? chosen : 0)}
                  onChoose={() => {
                    setChosen(index);
                    resolveText(find.molfile).catch(presentError);
                  }}
                />
              ))}
            </ol>
          )}
        </Flex>
        <Flex vertical flex={isStacked ? 'none' : 1} style={{ minWidth: 0, minHeight: 0 }}>
          <StructureField target={target} />
          <StructureEditor
            {...editorOf(target)}
            style={isStacked ? { height: '70vh', minHeight: 380 } : { flex: 1, minHeight: 0 }}
          />
        </Flex>
      </Flex>
    </Flex>,
    document.body,
  );
}

interface FoundMoleculeProps {
  find: Find;
  isChosen: boolean;
  onChoose: () => void;
}

function FoundMolecule({ find: { molecule, confidence }, isChosen, onChoose }: FoundMoleculeProps) {
  const { t } = useTranslation('structure');
  return (
    <li>
      <Button
        aria-pressed={isChosen}
        icon={<MoleculePicture molecule={molecule} width={116} height={84} decorative />}
        style={{
          width: '100%',
          height: 'auto',
          marginBottom: 8,
          justifyContent: 'start',
          textAlign: 'start',
          whiteSpace: 'normal',
          borderColor: isChosen ? 'var(--primary)' : undefined,
        }}
        onClick={onChoose}
      >
        <Flex vertical component="span">
          {molecule.name && <strong>{moleculeLabel(molecule)}</strong>}
          <span>{withSubscripts(molecule.formula)}</span>
          {confidence !== undefined && (
            <Typography.Text type="secondary">
              {t('picture.confidence', { value: formatNumber(confidence, 2) })}
            </Typography.Text>
          )}
        </Flex>
      </Button>
    </li>
  );
}

/** What was found, what is being done, or why there is nothing. */
function FindsWords({ finds, onAgain }: { finds: PictureFinds; onAgain: () => void }) {
  const { t } = useTranslation('structure');
  const waysOn = (
    <ul style={{ margin: 0, paddingInlineStart: 18 }}>
      {(['draw', 'name', 'file'] as const).map((way) => (
        <li key={way}>{t(`picture.way.${way}`)}</li>
      ))}
    </ul>
  );
  switch (finds.state) {
    case 'looking':
      return <Looking />;
    case 'found':
      return t('picture.found', { count: finds.items.length });
    case 'unavailable':
      return <Alert type="info" showIcon title={t('picture.unavailable')} description={finds.notice ?? waysOn} />;
    case 'failed':
      return (
        <Alert
          type="warning"
          showIcon
          title={messageOf(finds.error)}
          description={
            <>
              {explanationOf(finds.error)}
              {waysOn}
              <Button size="small" icon={<RestartIcon size={15} />} onClick={onAgain}>
                {t(mayPass(finds.error) ? 'common:action.retry' : 'picture.again')}
              </Button>
            </>
          }
        />
      );
  }
}

const slowMs = 5_000;

function Looking() {
  const { t } = useTranslation('structure');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {t(isSlow ? 'picture.lookingSlow' : 'picture.looking')}
      <ProgressBar percent={0} indeterminate label={t('picture.looking')} />
    </>
  );
}

/** Escape leaves, unless the editor or a field has a use for it. */
function leaves({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest('.Ketcher-root, input, textarea') !== null;
  return key === 'Escape' && !defaultPrevented && !isTaken;
}

function forgetDraft(): void {
  keepDraft(draftKey, { text: '', molfile: '', taskName: '' });
}

/** Shows the file in the image that gets the reference. */
function usePicture(file: File) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return image;
}

/** Puts the focus inside and the page behind out of reach; both are as before when the panel goes. */
function useAlone() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', true);
    panel.current?.querySelector('button')?.focus();
    return () => {
      page?.toggleAttribute('inert', false);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}
