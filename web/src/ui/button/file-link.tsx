interface FileLinkProps {
  /** An address that the browser itself may open. */
  href: string;
  fileType: string;
  /** What is read aloud. */
  label: string;
}

/** A file to download, named by its ending. */
export function FileLink({ href, fileType, label }: FileLinkProps) {
  return (
    <a href={href} aria-label={label} download style={{ display: 'inline-block', lineHeight: '24px' }}>
      .{fileType}
    </a>
  );
}
