import { listBirthdays as route } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import type { Birthday } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import {
  actableFrom,
  type AgeChange,
  nextAgeChange,
} from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import { unsetChildEnd } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type {
  CompanyOffer,
  FreeAmounts,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findTickets, type TicketRow } from '#ticketing/tickets/tickets.public.ts';
import { describeFreeTickets } from '../ticket/describe-free-ticket.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';
import { amountsOfRow } from '../offer/monthly-amounts.ts';
import { findFreeTicketSettings } from '../settings/free-ticket-settings.store.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { type AgingTicket, agingTickets } from './birthday.query.ts';

/** People who lose profile or ticket by age in the next 12 months, by day, with what it costs (spec 3: birthday list). */
export const listBirthdays = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, query, today }) => {
    const { tenant } = scope;
    const settings = (await findFreeTicketSettings(database, scope, companyId)) ?? unsetChildEnd;
    const words = searchWords(query.searchFor);
    const aging = await agingTickets(database, { scope, companyId, today, words });
    const changes = aging
      .flatMap((ticket) => {
        const change = nextAgeChange(ticket, { tenant, settings, today });
        return change && isStillOpen(ticket, change) ? [{ id: ticket.id, change }] : [];
      })
      .toSorted((one, other) => Temporal.PlainDate.compare(one.change.on, other.change.on));
    const { maxEntries, offset } = query;
    const page = changes.slice(offset, offset + maxEntries);
    const rows = await findTickets(
      database,
      { scope, services },
      page.map(({ id }) => id),
    );
    const offerOn = await loadCompanyOffer(database, { scope, companyIds: [companyId], today });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const tickets = await describeFreeTickets(database, { scope, today }, rows);
    const described = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    const matches = page.flatMap(({ id, change }): Birthday[] => {
      const [row, ticket] = [byId.get(id), described.get(id)];
      return row && ticket ? [{ ...ticket, ageChange: describeChange(change, row, offerOn) }] : [];
    });
    return { reply: { totalEntries: changes.length, matches } };
  });

/** No user has ended the ticket before that day. */
const isStillOpen = ({ isEnded, expirationDate }: AgingTicket, { kind, on }: AgeChange): boolean =>
  kind === 'end'
    ? !isEnded
    : expirationDate === null || Temporal.PlainDate.compare(on, expirationDate) <= 0;

function describeChange(
  change: AgeChange,
  row: TicketRow,
  offerOn: (start: Temporal.PlainDate) => CompanyOffer,
): Birthday['ageChange'] {
  const { kind, on } = change;
  const newProfile = change.kind === 'profile' ? (change.to[0] ?? null) : null;
  const amounts = (profile: string) =>
    inKroner(amountsOfRow(offerOn(on), { ...row, profile_id: profile }, on));
  return {
    kind,
    on,
    newProfile: newProfile && profileCode(newProfile),
    before: amounts(row.profile_id),
    after: newProfile ? amounts(newProfile) : { pricePerMonth: 0, taxAmount: 0 },
    actableFrom: actableFrom(on),
  };
}

const inKroner = ({ priceOre, taxOre }: FreeAmounts) => ({
  pricePerMonth: priceOre === null ? null : toKroner(priceOre),
  taxAmount: taxOre === null ? null : toKroner(taxOre),
});
