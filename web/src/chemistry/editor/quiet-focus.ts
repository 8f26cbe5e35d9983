// A guest in the page that takes the focus when it likes, such as the structure editor when it is ready or has been given
// a structure, does not take it from a field that the user types in.

const typedInto = 'input, textarea, select, [contenteditable]';
/** A focus that comes so soon after the user's hand was. */
const handMs = 500;

/** Gives the focus back to a field outside the frame that lost it to the frame without a user action; the returned function stops it. */
export function keepFocusOutside(frame: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let handAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    handAt = performance.now();
  };
  frame.addEventListener('pointerdown', note, { capture: true, signal });
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true, signal });
  frame.addEventListener(
    'focusin',
    ({ relatedTarget: left }) => {
      if (!(left instanceof HTMLElement) || frame.contains(left) || !left.matches(typedInto)) return;
      if (performance.now() - handAt > handMs) left.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => listening.abort();
}
