// The plate file comes back from the laboratory with its yields filled in.

import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import type { YieldImport } from '@app/shared/contracts/conditions/experiments';
import { extensionsOf } from '@app/shared/rules/upload';
import { useRef, useState } from 'react';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileIcon } from '../../../ui/icons/icons.tsx';
import { ImportVerdict } from './import-verdict.tsx';

export interface ImportYieldsProps {
  id: string;
  onImported: (result: OptimizationResult) => void;
}

export function ImportYields({ id, onImported }: ImportYieldsProps) {
  const { t } = useTranslation('optimization');
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<YieldImport | null>(null);
  const bring = async (file: File) => {
    setBusy(true);
    try {
      const answer = await uploadWithProgress(
        'conditionResultsImport',
        { query: { id }, file },
        { onProgress: () => undefined },
      );
      onImported(answer.result);
      setVerdict(answer);
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('import.label')}
        accept={extensionsOf('yields').join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file again is a new choice.
          target.value = '';
          if (file) void bring(file);
        }}
      />
      <Button size="small" icon={<FileIcon size={16} />} loading={isBusy} onClick={() => field.current?.click()}>
        {t('import.open')}
      </Button>
      {verdict && <ImportVerdict verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}
