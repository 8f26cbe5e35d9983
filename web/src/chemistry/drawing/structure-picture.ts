// A drawing as a picture for slides and documents that take no SVG.

/** Larger canvases are refused by browsers. */
const largestSide = 16_000;

/** Width and height that an SVG states, in CSS pixels. Throws a RangeError where it states none. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width = '', height = ''] =
    /<svg[^>]*\bwidth=["']([\d.]+)(?:px)?["']\s+height=["']([\d.]+)(?:px)?["']/.exec(svg) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0)) throw new RangeError('a drawing without a size');
  return { width: Number(width), height: Number(height) };
}

/** The drawing on white at so many times its size: twice is sharp on a screen of double density. Rejects when the browser refuses. */
export async function pngOfSvg(svg: string, times = 2): Promise<Blob> {
  const { width, height } = sizeOfSvg(svg);
  const scale = Math.min(times, largestSide / Math.max(width, height));
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new RangeError('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new RangeError('no picture'))), 'image/png');
  });
}
