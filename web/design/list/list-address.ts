import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** What a list shows, as its address says it: `?q=kari&page=2`. Everything there is text. */
export type ListAddress = Readonly<Record<string, string>>;

export interface ListState<Filter extends string> {
  search: string;
  /** From 1. */
  page: number;
  /** What each filter is set to; empty where it is not. */
  filters: Readonly<Record<Filter, string>>;
}

type Go = (address: ListAddress, replace: boolean) => void;
type Place<Filter extends string> = { state: ListState<Filter>; go: Go };

/** The texts of the address; the page of one row carries them for the way back. */
export function useListAddress(): ListAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** As much as a search may be; a typed address can hold more, and the null that no text may. */
const cut = (text: string): string => text.replaceAll('\0', '').slice(0, 200);

function stateOf<Filter extends string>(
  { q = '', page = '', ...others }: ListAddress,
  names: readonly Filter[],
): ListState<Filter> {
  const filters = Object.fromEntries(names.map((name) => [name, cut(others[name] ?? '')]));
  return {
    search: cut(q),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    filters: filters as Record<Filter, string>,
  };
}

/** The address of a state says no more than it must. */
export const addressOf = ({ search, page, filters }: ListState<string>): ListAddress =>
  Object.fromEntries(
    Object.entries({ q: search, ...filters, page: page > 1 ? String(page) : '' }).filter(
      ([, text]) => text !== '',
    ),
  );

/** A list that is the page: its state is in the page's address. */
export function useStateInAddress<Filter extends string>(names: readonly Filter[]): Place<Filter> {
  const address = useListAddress();
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  return {
    state: stateOf(address, names),
    go: (search, replace) => void navigate({ to, search, replace }),
  };
}

/** A list that is a section of a page about something else, which the address is about. */
export function useStateInSection<Filter extends string>(names: readonly Filter[]): Place<Filter> {
  const [address, setAddress] = useState<ListAddress>({});
  return { state: stateOf(address, names), go: setAddress };
}
