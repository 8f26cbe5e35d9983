import { QRCodeSVG } from '@rc-component/qrcode';

/** Light modules around a code (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, drawn sharp at any size. */
export function QrPicture({ text, label, size }: { text: string; label: string; size: number }) {
  return (
    <QRCodeSVG value={text} size={size} level="M" marginSize={quietZone} title={label} role="img" aria-label={label} />
  );
}
