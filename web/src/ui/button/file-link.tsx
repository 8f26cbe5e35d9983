/** A file to download, named by its ending. */
export function FileLink({ href, fileType, label }: { href: string; fileType: string; label: string }) {
  return (
    <a href={href} aria-label={label} download style={{ display: 'inline-block', lineHeight: '24px' }}>
      .{fileType}
    </a>
  );
}
