import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which changes are shown, as the address says it. */
export type HistoryFilter = {
  search: string;
  kind: string;
  from: Temporal.PlainDate | null;
  to: Temporal.PlainDate | null;
  page: number;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An address can be typed: what is no date asks for nothing. */
function dateOf(value: unknown): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(textOf(value));
  } catch {
    return null;
  }
}

function filterOf(address: Readonly<Record<string, unknown>>): HistoryFilter {
  const page = textOf(address['page']);
  return {
    search: textOf(address['q']).replaceAll('\0', '').slice(0, 200),
    kind: textOf(address['kind']).slice(0, 60),
    from: dateOf(address['from']),
    to: dateOf(address['to']),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

const addressOf = ({ search, kind, from, to, page }: HistoryFilter) => ({
  ...(search && { q: search }),
  ...(kind && { kind }),
  ...(from && { from: from.toString() }),
  ...(to && { to: to.toString() }),
  ...(page > 1 && { page: String(page) }),
});

/** The filter in the address of the page at a path, and how to change it. */
export function useHistoryFilter(to: string) {
  const filter = filterOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: HistoryFilter, replace: boolean) =>
    void navigate({ to, search: addressOf(next), replace });
  return {
    filter,
    /** Another filter begins at its first page. */
    setFilter: (change: Partial<Omit<HistoryFilter, 'page'>>) =>
      go({ ...filter, ...change, page: 1 }, true),
    setPage: (page: number, { replace }: { replace: boolean } = { replace: false }) =>
      go({ ...filter, page }, replace),
  };
}

export const isFiltered = ({ search, kind, from, to }: HistoryFilter): boolean =>
  search !== '' || kind !== '' || from !== null || to !== null;
