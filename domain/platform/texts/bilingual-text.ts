/** The same text in both languages. */
export type BilingualText = { readonly nb: string; readonly en: string };
