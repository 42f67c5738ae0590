import {
  type ListAddress,
  type ListState,
  listStateOf,
} from '@takst/contract/platform/lists/list-state.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

type Go = (address: ListAddress, replace: boolean) => void;
type StateAndGo<Filter extends string> = { state: ListState<Filter>; go: Go };

/** The query parameters of the address; the page of a row carries them for its back link. */
export function useListAddress(): ListAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Leaves out default values. */
export function addressOf({ search, page, size, sort, filters }: ListState<string>): ListAddress {
  const rows = size === pageSize ? '' : String(size);
  const address = { q: search, ...filters, sort, rows, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ''));
}

/** State of a list that fills the page, in the page's address. */
export function useStateInAddress<Filter extends string>(
  names: readonly Filter[],
): StateAndGo<Filter> {
  const address = useListAddress();
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  return {
    state: listStateOf(address, names),
    go(search, replace) {
      // The user has opened a row, whose page is loading: a search that was still waiting would call them back.
      if (router.history.location.pathname !== to) return;
      void router.navigate({ to, search, replace });
    },
  };
}

/** State of a list in a section of a page whose address is about something else. */
export function useStateInSection<Filter extends string>(
  names: readonly Filter[],
): StateAndGo<Filter> {
  const [address, setAddress] = useState<ListAddress>({});
  return { state: listStateOf(address, names), go: setAddress };
}
