import type { ImportProblem } from '@app/shared/contracts/retrosynthesis';
import { useTranslation } from 'react-i18next';

/** What could not be read of a file, place by place; nothing where all of it was. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation('route-import');
  if (problems.length === 0) return null;
  return (
    <details open={problems.length <= few}>
      <summary>{t('report.unread', { count: problems.length })}</summary>
      <ul style={{ maxHeight: 220, margin: '4px 0 0', paddingInlineStart: 18, overflowY: 'auto' }}>
        {problems.map(({ text }, index) => (
          <li key={`${index} ${text}`} style={{ overflowWrap: 'anywhere' }}>
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

const few = 5;
