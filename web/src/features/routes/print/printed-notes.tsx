// What was written beside a route or a step of it, for print: the owner's first, then the reader's.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteNotes } from '../use-route-notes.ts';

/** Nothing where nothing was written. */
export function PrintedNotes({ route, stepId }: { route: RouteDetail; stepId?: string }) {
  const { t } = useTranslation('routes');
  const { own, theirs, by } = useRouteNotes(route);
  const written = [
    { note: theirs(stepId), title: t('detailPage.notes.by', { name: by }) },
    { note: own(stepId), title: t(stepId === undefined ? 'detailPage.notes.ofRoute' : 'detailPage.notes.ofStep') },
  ];
  return written.map(
    ({ note, title }) =>
      note &&
      (note.text !== '' || note.verdict) && (
        <Alert
          key={title}
          type="success"
          role="note"
          title={title}
          description={
            <div style={{ whiteSpace: 'pre-wrap' }}>
              {note.verdict && (
                <div>
                  {t(`detailPage.verdict.said.${note.verdict}`)}
                  {note.reason !== '' && ` ${t('detailPage.verdict.because', { reason: note.reason })}`}
                </div>
              )}
              {note.text}
            </div>
          }
        />
      ),
  );
}
