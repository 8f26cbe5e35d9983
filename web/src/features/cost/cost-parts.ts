/** What a cost is made up of, in the order of the bars. */
export const costParts = ['materials', 'labour', 'overhead', 'waste'] as const;
export type CostPart = (typeof costParts)[number];
