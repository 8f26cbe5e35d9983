import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Flex } from 'antd';
import { mayPass, type CallError } from '../../shared/api/call-error.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';

export interface NotReadableProps {
  /** What could not be read, for screen readers. */
  title: string;
  error: CallError;
  /** The module to whose tasks the page links. */
  routeType?: RouteType;
  onRetry: () => void;
}

/** A page whose subject cannot be read: missing access and a missing record are not helped by a retry. */
export function NotReadable({ title, error, routeType = 'retrosynthesis', onRetry }: NotReadableProps) {
  const { t } = useTranslation('routes');
  return (
    <>
      <ErrorState heading={title} error={error} onRetry={mayPass(error) ? onRetry : undefined} />
      <Flex justify="center">
        <ButtonLink to={`/${routeType}`}>{t('empty.toTasks')}</ButtonLink>
      </Flex>
    </>
  );
}
