import type { getHolderTicket as route } from '@takst/contract/company-tickets/phone/get-holder-ticket.contract.ts';
import type { AppTicket } from '@takst/contract/company-tickets/phone/phone-ticket.schema.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { drawCode } from './draw-code.ts';
import type { HolderLinks } from './holder-link.ts';
import { limitTries } from '#tries/tries.public.ts';
import { ticketAfter, ticketOfHolder } from './phone-ticket.query.ts';

/** Wrong tokens from one address; a link that was cut in two is tried a few times, a machine tries on. */
const mostWrongTokens = 60;
const countedFor = Temporal.Duration.from({ minutes: 10 });

/** A ticket for whoever has its link. */
export const getHolderTicket =
  (database: Database, links: HolderLinks) =>
  async (call: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { tenant } = call.origin;
    const holder = links.holderOf(tenant, call.params.token);
    const triers = [
      { who: `holder page at ${tenant} from ${call.address}`, most: mostWrongTokens },
    ];
    const found = await limitTries(database)({ triers, countedFor, now: call.now }, async (tx) => {
      const ticket = holder && (await ticketOfHolder(tx, holder));
      return ticket ? { ticket, next: await ticketAfter(tx, ticket) } : undefined;
    });
    if (!found) return { refused: { code: 'TICKET_NOT_FOUND' } };

    const { ticket, next } = found;
    const described = await describePhoneTicket(database, ticket, call.now);
    const { code, downloadedToPhone } = described;
    return {
      reply: {
        ...shownOf(described),
        pickupCode: downloadedToPhone || !isRedeemable(described) ? null : ticket.pickup_code,
        code: code && { ...code, rows: drawCode(code.text) },
        continuedBy: next
          ? { token: links.tokenOf(tenant, next.id), startDate: next.startDate }
          : null,
        answeredAt: call.now,
      },
    };
  };

/** What a page shows; ids are for apps. */
const shownOf = (ticket: AppTicket) => ({
  status: ticket.status,
  productName: ticket.productName,
  profileName: ticket.profileName,
  startDate: ticket.startDate,
  expirationDate: ticket.expirationDate,
  allZones: ticket.allZones,
  zones: ticket.zones,
  downloadedToPhone: ticket.downloadedToPhone,
  firstName: ticket.firstName,
});

const isRedeemable = ({ status }: AppTicket): boolean =>
  status === 'active' || status === 'pending';
