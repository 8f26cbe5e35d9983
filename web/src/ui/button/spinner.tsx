import LoadingOutlined from '@ant-design/icons/LoadingOutlined';

/** Decoration beside words that say what is being waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoadingOutlined spin aria-hidden aria-label={undefined} style={{ fontSize: size }} />;
}
