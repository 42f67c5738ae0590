const simplified = (text: string) => text.normalize('NFC').toLocaleLowerCase('nb');

/** Whether the text contains every word of the search, ignoring case (spec 1 §2.1). */
export function matchesEveryWord(text: string, search: string): boolean {
  const haystack = simplified(text);
  return simplified(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
