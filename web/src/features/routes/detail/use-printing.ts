// A page that prints something else than it shows: the sheet is there while the browser prints, and not before.

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const patienceMs = 8_000;

/** `print` draws the sheet, waits for its pictures and opens the dialog; Ctrl+P draws it too. */
export function usePrinting<E extends HTMLElement>() {
  const [isPrinting, setPrinting] = useState(false);
  const sheet = useRef<E>(null);
  useEffect(() => {
    const begin = () => {
      flushSync(() => setPrinting(true));
      loadNow(sheet.current);
    };
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const print = async () => {
    flushSync(() => setPrinting(true));
    await Promise.race([picturesOf(sheet.current), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    window.print();
    setPrinting(false);
  };
  return { isPrinting, sheet, print };
}

/** Resolves when every picture is there or will not come. */
async function picturesOf(element: Element | null): Promise<void> {
  const images = loadNow(element);
  const drawn = [...(element?.querySelectorAll('image') ?? [])].map((one) => {
    const image = new Image();
    image.src = one.getAttribute('href') ?? '';
    return image;
  });
  await Promise.allSettled([...images, ...drawn].map((image) => image.decode()));
}

function loadNow(element: Element | null): HTMLImageElement[] {
  const images = [...(element?.querySelectorAll('img') ?? [])];
  for (const image of images) image.loading = 'eager';
  return images;
}
