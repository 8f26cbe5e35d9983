// The structure editor. It is large and comes when it is needed; until then a skeleton of its size holds the place.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { fetchAhead } from '../lib/fetch-ahead.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import styles from './structure-editor.module.css';

/** What is on the canvas. */
export interface Drawing {
  molfile: string;
  smiles: string;
  isEmpty: boolean;
  /** A reaction arrow is on the canvas: no single molecule to plan. */
  isReaction: boolean;
  /** The reaction as an RXN file (V2000) with its coordinates; empty for molecules, and where the editor cannot write it. */
  rxnfile?: string;
}

export interface StructureEditorProps {
  /** A new object replaces the drawing, an empty molfile clears it; null leaves the canvas alone. An RXN file will do, too. */
  structure: { molfile: string } | null;
  /** Called half a second after the user changed the drawing, not for what `structure` brought. */
  onChange: (drawing: Drawing) => void;
  /** Called with true as soon as the user changes the drawing, and with false once `onChange` has said how, if it did. */
  onPen?: (isDown: boolean) => void;
  /** Whether the drawing is what the text beside it says; it is covered while it waits for that. */
  canvas?: 'current' | 'waits' | 'differs';
  className?: string;
}

const loadEditor = () => import('./ketcher-editor.tsx');
const KetcherEditor = lazy(() => loadEditor().then((module) => ({ default: module.KetcherEditor })));

/** Fetches the editor ahead of its use, on idle or hover. */
export function prefetchStructureEditor(): void {
  void fetchAhead(loadEditor);
}

export function StructureEditor({ structure, onChange, onPen, canvas = 'current', className }: StructureEditorProps) {
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<StructureEditorProps['structure']>(null);
  // The editor takes a moment to show what it is given.
  const isBehind = isReady && structure !== null && shown !== structure;
  return (
    <div
      className={className ? `${styles.frame} ${className}` : styles.frame}
      data-canvas={isBehind ? 'waits' : canvas}
    >
      <EditorBoundary>
        <Suspense fallback={null}>
          <KetcherEditor
            structure={structure}
            onChange={onChange}
            onPen={onPen}
            onReady={() => setReady(true)}
            onShown={setShown}
          />
        </Suspense>
        {!isReady && <EditorSkeleton />}
      </EditorBoundary>
    </div>
  );
}

function EditorSkeleton() {
  const { t } = useTranslation('structure');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status">
      <div className={styles.skeletonBar} />
      <div className={styles.skeletonSide} />
      <p className={styles.skeletonText}>{t(isSlow ? 'editor.loadingSlow' : 'editor.loading')}</p>
      <div className={styles.skeletonSide} />
      <div className={styles.skeletonBar} />
    </div>
  );
}
