/** Of the mail that a message to the operator was sent as. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
