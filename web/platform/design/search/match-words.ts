const normalizeText = (text: string) => text.normalize('NFC').toLocaleLowerCase('nb');

/** Whether the text contains every word of the search, ignoring case (spec 1 §2.1). */
export function matchesEveryWord(text: string, search: string): boolean {
  const haystack = normalizeText(text);
  return normalizeText(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
