// Ketcher as this product uses it: small molecules, no 3D viewer, no macromolecules, buttons in the reader's language.

import { useCallback, useEffect, useRef, useState } from 'react';
import { Editor } from 'ketcher-react';
import { ChemicalMimeType, provideEditorInstance, type CoreEditor, type Ketcher } from 'ketcher-core';
import { StandaloneStructServiceProvider } from 'ketcher-standalone/dist/binaryWasmNoRender';
import 'ketcher-react/dist/index.css';
import { useTranslation } from 'react-i18next';
import { isEditorWords, translateEditor } from './ketcher-words.ts';
import { readDrawing } from './ketcher-drawing.ts';
import { keepFocusOutside } from './quiet-focus.ts';
import type { Drawing, StructureEditorProps } from './drawing.ts';
import styles from './structure-editor.module.css';

const changeDelayMs = 500;
const hidden = { hidden: true } as const;
const hiddenButtons = { miew: hidden, help: hidden, about: hidden, recognize: hidden, fullscreen: hidden };

interface KetcherEditorProps extends Pick<StructureEditorProps, 'structure' | 'onChange' | 'onPen'> {
  onReady: () => void;
  /** The editor shows this now. */
  onShown: (structure: StructureEditorProps['structure']) => void;
}

export function KetcherEditor({ structure, onReady, ...callbacks }: KetcherEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [provider] = useState(() => new StandaloneStructServiceProvider());
  const [ketcher, setKetcher] = useState<Ketcher | null>(null);
  useEditorWords(frame);
  useEffect(() => (frame.current ? keepFocusOutside(frame.current) : undefined), []);
  useDrawing(ketcher, structure, callbacks);
  return (
    <div ref={frame} className={styles.editor}>
      <Editor
        staticResourcesUrl=""
        structServiceProvider={provider}
        errorHandler={() => undefined}
        buttons={hiddenButtons}
        disableMacromoleculesEditor
        onInit={(made) => {
          muteMacromolecules();
          setKetcher(made);
          onReady();
        }}
      />
    </div>
  );
}

/**
 * Ketcher makes its editor of macromolecules even where it is not shown, and that one keeps Escape and other keys from the rest
 * of the page. `onInit` is called a second time once it is there.
 */
function muteMacromolecules(): void {
  const hiddenEditor = provideEditorInstance() as CoreEditor | undefined;
  hiddenEditor?.unsubscribeEvents();
}

function useEditorWords(frame: React.RefObject<HTMLDivElement | null>): void {
  const { t } = useTranslation('structure');
  useEffect(() => {
    const words: unknown = t('ketcher', { returnObjects: true });
    return frame.current && isEditorWords(words) ? translateEditor(document.body, words) : undefined;
  }, [frame, t]);
}

/** Shows `structure`, and reports what the user draws once the pen rests. */
function useDrawing(
  ketcher: Ketcher | null,
  structure: StructureEditorProps['structure'],
  callbacks: Pick<KetcherEditorProps, 'onChange' | 'onPen' | 'onShown'>,
): void {
  const known = useRef('');
  const isLoading = useRef(false);
  const inTurn = useTurns();
  const report = useRef(callbacks);
  useEffect(() => {
    report.current = callbacks;
  });

  useEffect(() => {
    if (!ketcher || !structure) return undefined;
    let isCurrent = true;
    const load = async () => {
      if (!isCurrent) return;
      isLoading.current = true;
      try {
        await ketcher.setMolecule(structure.molfile);
        if (!structure.molfile.includes('\n')) await drawKekule(ketcher);
        // Even of a structure that the next one is about to replace: what was put in is no drawing of the user's.
        known.current = contentOf(await readDrawing(ketcher));
      } finally {
        isLoading.current = false;
        report.current.onShown(structure);
      }
    };
    inTurn(load).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [ketcher, structure, inTurn]);

  useEffect(() => {
    if (!ketcher) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const drawing = await readDrawing(ketcher);
      // The empty canvas that the editor opens with is no change; the user may be typing meanwhile.
      const content = contentOf(drawing);
      const isNews = content !== known.current && !(known.current === '' && drawing.isEmpty);
      known.current = content;
      if (isNews) report.current.onChange(drawing);
    };
    const liftPen = () => report.current.onPen?.(false);
    const handleChange = () => {
      clearTimeout(timer);
      if (!isLoading.current) report.current.onPen?.(true);
      timer = setTimeout(() => inTurn(look).then(liftPen, liftPen), changeDelayMs);
    };
    const subscription = ketcher.editor.subscribe('change', handleChange);
    return () => {
      clearTimeout(timer);
      liftPen();
      ketcher.editor.unsubscribe('change', subscription);
    };
  }, [ketcher, inTurn]);
}

/** The editor draws a SMILES with circles for aromatic rings; chemists draw double bonds. */
async function drawKekule(ketcher: Ketcher): Promise<void> {
  const drawn = await ketcher.getMolfile();
  const { struct } = await ketcher.structService.dearomatize({
    struct: drawn,
    output_format: ChemicalMimeType.Mol,
  });
  if (struct !== drawn) await ketcher.setMolecule(struct);
}

/** Requests to the editor's engine run one after another: of two at a time, one may get the response of the other. */
function useTurns(): (act: () => Promise<void>) => Promise<void> {
  const last = useRef(Promise.resolve());
  return useCallback((act) => {
    const turn = last.current.then(act);
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
}

function contentOf({ molfile, rxnfile, smiles, isReaction }: Drawing): string {
  return isReaction ? rxnfile || smiles : molfile;
}
