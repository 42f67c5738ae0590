import type { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** The page opens on the requests that wait for an answer, where others have expired, unless the user has begun with it. */
export function useOpensOnWaiting(
  counts: Reply<typeof countTicketRequests> | undefined,
  hasTicked: boolean,
): void {
  const search: object = useSearch({ strict: false });
  const hasBegun = hasTicked || Object.keys(search).length > 0;
  const isSettled = useRef(false);
  const goTo = useGoTo();
  const { requests } = useServicePages();
  useEffect(() => {
    // Rows that are being ticked or searched are not exchanged for others.
    if (hasBegun) isSettled.current = true;
    if (!counts || isSettled.current) return;
    isSettled.current = true;
    if (counts.open > 0 && counts.expired > 0) {
      void goTo(requests, { search: { filter: 'open' }, replace: true });
    }
  }, [counts, hasBegun, goTo, requests]);
}
