/** Parses the query string as text: `?q=41234567` is a phone number, not a number. */
export type SearchParams = Readonly<Record<string, string>>;

export const parseSearch = (search: string): SearchParams =>
  Object.fromEntries(new URLSearchParams(search));

/** Writes the query string without empty parameters. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}
