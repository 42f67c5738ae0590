import { useEffect } from 'react';

type Shown = {
  page: number;
  pageSize: number;
  /** Undefined while it is not known for what is asked for. */
  total: number | undefined;
  setPage: (page: number, how: { replace: true }) => void;
};

/** An old address may point behind the last page: then the last page it is, in the old one's place. */
export function useLastPage({ page, pageSize, total, setPage }: Shown): void {
  useEffect(() => {
    const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
    if (total !== undefined && page > last) setPage(last, { replace: true });
  });
}
