import { Flex, Typography } from 'antd';
import { LinkButton } from '../button/link-button.tsx';

export interface ExampleLineProps {
  /** Label before them. */
  title: string;
  examples: readonly { label: string; value: string }[];
  onTake: (value: string) => void;
}

/** Examples for a user without input of their own. */
export function ExampleLine({ title, examples, onTake }: ExampleLineProps) {
  return (
    <Flex wrap align="center">
      <Typography.Text type="secondary">{title}</Typography.Text>
      {examples.map(({ label, value }) => (
        <LinkButton key={value} onClick={() => onTake(value)}>
          {label}
        </LinkButton>
      ))}
    </Flex>
  );
}
