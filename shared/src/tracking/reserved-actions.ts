/** Ids of actions that no call and no screen of this product represents yet; their names are fixed already. */
export const reservedActions = {
  moveTaskForward: 66,
  stopProcessTask: 131,
  restartProcessTask: 132,
  renameProcessTask: 133,
  deleteProcessTasks: 134,
} as const satisfies Record<string, number>;
