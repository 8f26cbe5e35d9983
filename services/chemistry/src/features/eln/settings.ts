/** The ELN of a deployment. */
export interface ElnSettings {
  /** False switches everything about the ELN off. */
  readonly isEnabled: boolean;
  /** Where routes are pushed to; undefined until one is configured. */
  readonly webHook: { readonly url: string; readonly secret: string } | undefined;
  /** Base of the ELN that is asked for products, without a slash at the end. */
  readonly scilligenceHost: string | undefined;
}

/** @internal */
export const noEln: ElnSettings = { isEnabled: false, webHook: undefined, scilligenceHost: undefined };
