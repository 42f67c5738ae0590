import { pathTo } from '@takst/contract/app/path-to.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { actInAddress, linkedActs } from '#ticketing/tickets/act-in-address.ts';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';
import { buttonsOf, type TicketCardAction } from './ticket-buttons.ts';

/** Opens the dialog that the address names, for the first ticket with which it can be done, and leaves the address clean. */
export function useActInAddress(
  subscriberId: number,
  tickets: readonly IssuedTicket[],
  act: (action: TicketCardAction, ticket: IssuedTicket) => void,
): void {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const wanted = linkedActs.find((linked) => linked === search[actInAddress]);
  const editor = useTicketEditor();
  const goTo = useGoTo();
  const { person } = useServicePages();
  const open = useEffectEvent((action: NonNullable<typeof wanted>) => {
    const possible = tickets.find((ticket) =>
      buttonsOf(ticket, editor).some((button) => button.action === action && !button.obstacle),
    );
    if (possible) act(action, possible);
    void goTo(pathTo(person, { id: subscriberId }), { replace: true });
  });
  useEffect(() => {
    if (wanted) open(wanted);
  }, [wanted]);
}
