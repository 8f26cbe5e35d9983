/** Pages that take a structure call it differently: what is to be made, or what is begun with. */
export type TargetWords = 'retrosynthesis' | 'forward';
