import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** Codes that an area records, as people read them. */
export type CodeNames = Readonly<Record<string, BilingualText>>;
