const simplified = (text: string) => text.normalize('NFC').toLocaleLowerCase('nb');

/** Whether every space-separated word of a search is somewhere in the text, in any case (spec 1 §2.1). */
export function matchesEveryWord(text: string, search: string): boolean {
  const searched = simplified(text);
  return simplified(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
