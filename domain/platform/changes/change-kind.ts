import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/**
 * What ends the sentence: the ticket with its holder, the holder alone, or the subject (the name of a
 * user, the number of an agreement).
 */
export type SentenceEnd = 'ticket' | 'holder' | 'subject' | 'nothing';

export type ChangeKindTexts = {
  readonly of: SentenceEnd;
  readonly name: BilingualText;
  /** Stands between who did it and what it was done to. */
  readonly action: BilingualText;
  /** Users with their own login, customer support for all companies: in the history of none. */
  readonly isOfNoCompany?: true;
};

/** The kinds of changes of an area, each named as the operation. */
export type ChangeKinds = Readonly<Record<string, ChangeKindTexts>>;
