type KnownAnswer = { readonly etag: string; readonly text: string };

const maxAnswers = 20;
/** In memory alone: answers have personal data. */
const answers = new Map<string, KnownAnswer>();

/** The last answer of an address that came with an ETag; the server says whether it is still the same. */
export const knownAnswer = (address: string): KnownAnswer | undefined => answers.get(address);

export function rememberAnswer(address: string, answer: KnownAnswer): void {
  answers.delete(address);
  answers.set(address, answer);
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
}
