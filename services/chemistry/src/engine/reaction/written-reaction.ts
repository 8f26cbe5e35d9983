/** SMILES or molfiles, as they were written. */
export interface WrittenReaction {
  left: string[];
  /** Over the arrow. */
  middle: string[];
  right: string[];
  /** The drawing itself, where one was given: its atoms have places. */
  rxnfile?: string;
}
