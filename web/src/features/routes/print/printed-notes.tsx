// What was written beside a route or a step of it, for print: the owner's first, then the reader's.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import styles from './print-sheet.module.css';
import { useRouteNotes } from '../use-route-notes.ts';

/** Nothing where nothing was written. */
export function PrintedNotes({ route, stepId }: { route: RouteDetail; stepId?: string }) {
  const { t } = useTranslation('routes');
  const { own, theirs, by } = useRouteNotes(route);
  const written = [
    { note: theirs(stepId), title: t('detailPage.notes.by', { name: by }) },
    { note: own(stepId), title: t(stepId === undefined ? 'detailPage.notes.ofRoute' : 'detailPage.notes.ofStep') },
  ].filter(({ note }) => note && (note.text !== '' || note.verdict));
  return written.map(({ note, title }) => (
    <div key={title} className={styles.note}>
      <strong>{title}</strong>
      {note?.verdict && (
        <p>
          {t(`detailPage.verdict.said.${note.verdict}`)}
          {note.reason !== '' && ` ${t('detailPage.verdict.because', { reason: note.reason })}`}
        </p>
      )}
      {note && note.text !== '' && <p>{note.text}</p>}
    </div>
  ));
}
