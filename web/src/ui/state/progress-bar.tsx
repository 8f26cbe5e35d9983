import { Progress } from 'antd';

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** Not known how far: a moving band in place of a share. */
  indeterminate?: boolean;
}

export function ProgressBar({ percent, label, indeterminate = false }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <Progress
      percent={indeterminate ? 100 : shown}
      status={indeterminate ? 'active' : 'normal'}
      showInfo={false}
      size={['100%', 4]}
      aria-label={label}
      {...(indeterminate && { 'aria-valuenow': undefined })}
    />
  );
}
