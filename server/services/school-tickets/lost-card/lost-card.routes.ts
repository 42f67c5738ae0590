import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { HolderLinks, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { collectCardFee } from './collect-card-fee.ts';
import { getPaperTicket } from './get-paper-ticket.ts';
import { issueTemporaryTicket } from './issue-temporary-ticket.ts';
import { replaceSchoolCard } from './replace-school-card.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly tickets: Tickets;
  readonly links: Pick<HolderLinks, 'temporaryLinkTo'>;
};

/** A lost card: its replacement, who pays for it, and what the pupil travels with meanwhile (docs/decisions/0103). */
export const lostCardRoutes = ({
  database,
  changes,
  tickets,
  links,
}: Dependencies): ServedRoute[] => [
  replaceSchoolCard(changes, tickets, links),
  issueTemporaryTicket(changes, tickets, links),
  getPaperTicket(database),
  collectCardFee(changes, tickets),
];
