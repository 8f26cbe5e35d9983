import { CommandBar } from '../../features/commands/command-bar.tsx';
import { useFixedCommands } from './use-fixed-commands.ts';

/** The command bar with all that this user may reach by it. */
export function Commands({ onClose }: { onClose: () => void }) {
  return <CommandBar fixed={useFixedCommands()} onClose={onClose} />;
}
