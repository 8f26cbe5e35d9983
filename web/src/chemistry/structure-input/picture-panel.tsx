// A picture beside what was found in it, and the editor on which a person confirms it. Nothing found in a picture is used
// by itself. No dialog: the editor's own menus need the window.

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { keepDraft } from '../target/draft.ts';
import { RecognisedLine } from '../target/recognised-line.tsx';
import { StructureInput } from '../target/structure-input.tsx';
import { useStructure } from '../target/use-structure.ts';
import styles from './picture-panel.module.css';
import { FindList } from './find-list.tsx';
import { usePictureFinds } from './use-picture-finds.ts';
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
  const [titleId, lineId] = [useId(), useId()];
  const { finds, again } = usePictureFinds(picture);
  const target = useStructure(draftKey);
  const { recognition, resolveText } = target;
  const [chosen, setChosen] = useState<number | null>(null);
  const image = usePicture(picture);
  const panel = useAlone();
  const choose = (index: number, molfile: string) => {
    setChosen(index);
    resolveText(molfile).catch(presentError);
  };
  const only = finds.state === 'found' && finds.items.length === 1 ? finds.items[0]?.molfile : undefined;
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
    <section ref={panel} className={styles.panel} role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('picture.title')}</h2>
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
      </header>
      <div className={styles.work}>
        <div className={styles.side}>
          <img ref={image} className={styles.picture} alt={t('picture.alt', { name: picture.name })} />
          <FindList finds={finds} chosen={only === undefined ? chosen : 0} onChoose={choose} onAgain={again} />
        </div>
        <div className={styles.drawing}>
          <StructureInput
            text={target.text}
            isChecking={recognition.state === 'checking'}
            isRefused={recognition.state === 'refused'}
            describedBy={lineId}
            onText={target.setText}
            onResolve={(text) => void resolveText(text).catch(presentError)}
          />
          <RecognisedLine id={lineId} recognition={recognition} />
          <StructureEditor
            className={styles.editor}
            structure={target.drawn}
            canvas={target.canvas}
            onPen={target.setPenDown}
            onChange={(drawing) => void target.resolveDrawing(drawing)?.catch(presentError)}
          />
        </div>
      </div>
    </section>,
    document.body,
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
