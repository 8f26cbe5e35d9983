// A ChemDraw document as a tree, whether it came as CDX or CDXML, with the names that CDXML gives its objects and attributes.

export interface DrawnObject {
  name: string;
  attributes: Record<string, string>;
  children: DrawnObject[];
  /** Of a label or caption. */
  text?: string;
  /** Parts of it are lost, so that it says another molecule than it did. */
  isCut?: true;
}

export interface Drawing {
  root: DrawnObject;
  /** The file ends in the middle, or a part of it could not be followed. */
  isCut: boolean;
}

/** More atoms and lines than any drawing of molecules has. */
export const mostObjects = 200_000;
export const mostDepth = 60;

/** Numbers of an attribute, as in `p="100 50.5"` or a list of ids. */
export function numbersOf(text: string | undefined): number[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map(Number);
}

/** What is written in an object and in what it holds, as a label shows it. */
export function textOf({ text = '', children }: DrawnObject): string {
  return (
    text +
    children
      .filter(({ name }) => name === 't' || name === 's')
      .map(textOf)
      .join('')
  );
}
