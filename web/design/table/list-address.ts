import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a list shows, as its address says it: `?q=kari&page=2`. Everything there is text. */
export type ListAddress = { q?: string; page?: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As much as a search may be; a typed address can hold more, and the null that no text may. */
const searchOf = (value: unknown): string => textOf(value).replaceAll('\0', '').slice(0, 200);

/** The part of an address that is about the list; the page of one row carries it for the way back. */
export function useListAddress(): ListAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const q = searchOf(search['q']);
  const page = textOf(search['page']);
  return { ...(q && { q }), ...(page && { page }) };
}

/** Search and page of the list at a path, and how to change them. A search begins at the first page. */
export function useListState(to: `/${string}`) {
  const { q = '', page = '1' } = useListAddress();
  const navigate = useNavigate();
  const go = (search: ListAddress, replace: boolean) => void navigate({ to, search, replace });
  return {
    search: q,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    setSearch: (text: string) => go(text === '' ? {} : { q: text }, true),
    setPage: (number: number, { replace }: { replace: boolean } = { replace: false }) =>
      go({ ...(q && { q }), ...(number > 1 && { page: String(number) }) }, replace),
  };
}
