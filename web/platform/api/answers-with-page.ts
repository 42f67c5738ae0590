/** The answer of a call as the server gave it. */
export type RawAnswer = { readonly status: number; readonly text: string };

let answers: Readonly<Record<string, RawAnswer>> = {};
const missing = new Set<string>();

/** The answers that came with the page, by the address of their call. */
export const answersWithPage = {
  put(next: typeof answers): void {
    answers = next;
    missing.clear();
  },
  of(address: string): RawAnswer | undefined {
    const answer = answers[address];
    if (!answer) missing.add(address);
    return answer;
  },
  /** The calls that were asked for and did not come: the server makes them, and renders again. */
  missing: (): readonly string[] => [...missing],
};
