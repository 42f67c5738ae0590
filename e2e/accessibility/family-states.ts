import type { Visitor } from '../browser.ts';
import { familyPath, findFreeTicket } from '../find-free-ticket.ts';
import type { PageState } from './page-state.ts';

type Filter = Parameters<typeof findFreeTicket>[1];

const onPhone = { status: 'active', downloadedToPhone: true } as const;
/** Where new cards are made. */
const withNewCards = ['ruter', 'fjord'] as const;

/** The page of a family with its dialogs. */
export const familyStates: readonly PageState[] = [
  { name: '/fribilletter/{id}', reach: openFamily(onPhone) },
  { name: 'a family whose tickets are over', reach: openFamily({ status: 'expired' }) },
  { name: 'the end of a free ticket', reach: openDialog(/^(Avslutt|End the ticket)$/, onPhone) },
  {
    name: 'a free ticket again',
    reach: openDialog(/^(Send billett på nytt|Resend ticket)$/, onPhone),
  },
  {
    name: 'all tickets of a family',
    reach: openDialog(/^(Avslutt alle billetter|Cancel all tickets)$/, onPhone),
  },
  {
    name: 'a replacement card',
    reach: openDialog(/^(Erstatningskort|Replacement card)$/, { travelCardState: 'CREATED' }),
    at: withNewCards,
  },
  {
    name: 'the card of a ticket',
    reach: openDialog(/^(Se reisekortet|See the travel card)$/, { travelCardState: 'CREATED' }),
  },
  {
    name: 'cancelling a free ticket with its card',
    reach: openDialog(/^(Avbestill|Cancel the ticket)$/, { travelCardState: 'REQUESTED' }),
    at: withNewCards,
  },
];

function openFamily(filter: Filter) {
  return async (visitor: Visitor): Promise<void> => {
    // Calls are made from a page of the portal.
    await visitor.open('/fribilletter/innstillinger');
    await visitor.page.locator('h1').waitFor();
    await visitor.open(familyPath(await findFreeTicket(visitor, filter)));
    await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
  };
}

/** Opens a dialog of a family with such a ticket. */
export function openDialog(button: RegExp, filter: Filter) {
  return async (visitor: Visitor): Promise<void> => {
    await openFamily(filter)(visitor);
    await visitor.page.getByRole('button', { name: button }).first().click();
    await visitor.page.getByRole('dialog').waitFor();
  };
}
