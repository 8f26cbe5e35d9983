import { useState, type ReactNode } from 'react';

interface FilePickerProps {
  /** File name endings. */
  accept: readonly string[] | string;
  /** Name of the field behind the button. */
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => unknown;
  /** The button; `open` shows the system's dialog. */
  children: (open: () => void) => ReactNode;
}

/** A button that takes files from the user's disk. */
export function FilePicker({ accept, label, multiple, disabled, onFiles, children }: FilePickerProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {children(() => field?.click())}
      <input
        ref={setField}
        type="file"
        hidden
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        accept={[accept].flat().join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file, mended, may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
