/** What we send, as it must arrive. Header names are in small letters. */
export type GoldenRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed: an object for JSON, the fields for a form. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** What a provider answers. */
export type GoldenReply = { readonly status: number; readonly body: unknown };

/** What a provider sends of itself. The text is exactly what is signed: parsed and written again it may be another. */
export type GoldenWebhook = { readonly text: string; readonly headers: Readonly<Record<string, string>> };
