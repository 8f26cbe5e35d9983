// /sascore: bring a file, see what is wrong with it, start; and all tasks, with how far they are.

import { Col, Row, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { wholeHistory } from '../../../chemistry/tasks/history/history-query.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { handedStructure } from '../../../shared/navigation/handed-structure.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { toast } from '../../../ui/notice/toast.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import { SingleMolecule } from '../upload/single-molecule.tsx';
import { UploadPanel } from '../upload/upload-panel.tsx';
import { useScoreUpload } from '../upload/use-score-upload.ts';
import { useScoreTasks } from './tasks.ts';

const TaskTable = later(() => import('./task-table.tsx').then((m) => m.TaskTable), {
  fallback: <Skeleton active style={{ padding: 16 }} />,
});
// Behind a file or a click.
const CheckReport = later(() => import('./check-report.tsx').then((m) => m.CheckReport));
const WhyPanel = later(() => import('../why/why-panel.tsx').then((m) => m.WhyPanel));
const parts = [CheckReport, WhyPanel];

export function ScoreTasksPage() {
  const { t } = useTranslation('sascore');
  useTitle(t('title'));
  usePrefetched(parts);
  const [query, setQuery] = useState(wholeHistory);
  const [newTaskId, setNewTaskId] = useState<string | null>(null);
  // Another page may send a molecule to be explained.
  const [structure, setStructure] = useState(handedStructure(useLocation().state));
  const tasks = useScoreTasks(useDebounced(query));
  const upload = useScoreUpload((task) => {
    toast.success(t('upload.started', { name: task.name }));
    setNewTaskId(task.taskId);
    setQuery(wholeHistory);
    void tasks.mutate();
  });
  const { state } = upload;
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <Row style={{ flex: 1 }}>
        <Col xs={24} lg={7} style={{ background: 'var(--surface)' }}>
          <UploadPanel upload={upload} />
          <SingleMolecule onScore={setStructure} />
        </Col>
        <Col xs={24} lg={17}>
          {(state.step === 'checked' || state.step === 'starting') && (
            <CheckReport fileName={state.file.name} check={state.check} />
          )}
          <TaskTable query={query} onQuery={setQuery} tasks={tasks} newTaskId={newTaskId} />
        </Col>
      </Row>
      {structure !== null && <WhyPanel structure={structure} onClose={() => setStructure(null)} />}
    </ModulePage>
  );
}
