/** What stands after the question mark, as text: `?q=41234567` is a phone number and not a number. */
export type SearchParams = Readonly<Record<string, string>>;

export const parseSearch = (search: string): SearchParams =>
  Object.fromEntries(new URLSearchParams(search));

/** The empty ones are left out, so that an address says no more than it must. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}
