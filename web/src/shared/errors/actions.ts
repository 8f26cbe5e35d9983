import type { ErrorAction } from '@app/shared/errors/catalogue';
import type { CallError } from '../api/call-error.ts';

export type ErrorActions = Record<ErrorAction, (error: CallError) => void>;

let actions: ErrorActions | undefined;

/** The app says once what the buttons of error dialogs do: they need the router and the session. */
export function setErrorActions(given: ErrorActions): void {
  actions = given;
}

/** Does what the button of this error promises. */
export function runErrorAction(action: ErrorAction, error: CallError): void {
  actions?.[action](error);
}
