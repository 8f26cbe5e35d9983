/** How a customer's own engine is reached. */
export interface RemoteEngineSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | undefined;
  readonly timeoutMs: number;
}
