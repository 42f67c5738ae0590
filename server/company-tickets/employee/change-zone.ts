import type {
  ChangeZoneBody,
  changeZone as route,
} from '@takst/contract/company-tickets/change-zone.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/route.ts';
import { continuedWithNewZones } from '@takst/domain/company-tickets/continued-ticket.rules.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { mayOrderCompanyTicketUnder } from '@takst/domain/company-tickets/order-agreement.rules.ts';
import { areZonesUnchanged } from '@takst/domain/company-tickets/zones-unchanged.rules.ts';
import { findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { chooseProduct, type ChosenProduct } from '#company-tickets/choose-product.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import { zonesOf } from '#company-tickets/ticket-facts.ts';
import type { Call } from '#http/call.ts';
import { continueTicket } from './continue-ticket.ts';
import { takeTicket, type TicketAsked, type TicketInHand } from './ticket-in-hand.ts';

type Asked = TicketAsked & { body: ChangeZoneBody };
type Refused = { refused: Refusal<typeof route> };

const refuse = (code: Refusal<typeof route>['code']): Refused => ({ refused: { code } });

/** Ends a ticket and goes on with new zones the day after (domain: Change of zone). */
export const changeZone =
  (changes: ChangePath, announce: AnnounceTicket) =>
  ({ origin, params, ...call }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, (change) =>
      moveTicket({ ...change, announce }, { ...call, ticketId: params.id }),
    );

async function moveTicket(
  change: Change & { announce: AnnounceTicket },
  asked: Asked,
): Promise<Outcome<typeof route>> {
  const ticket = await takeTicket(change.tx, asked);
  if (!ticket) return refuse('TICKET_NOT_FOUND');
  const product = await chooseNewZones(change, asked, ticket);
  if ('refused' in product) return product;
  const continued = {
    ...continuedWithNewZones(asked.body.expiryDate),
    kind: 'change-zone',
    reason: 'zones-changed',
    product,
  } as const;
  return { reply: await continueTicket(change, { ...asked, row: ticket.row }, continued) };
}

/** What was chosen for the new ticket, asked again of the rules that the page asked. */
async function chooseNewZones(
  { tx }: Change,
  asked: Asked,
  { row, actions }: TicketInHand,
): Promise<ChosenProduct | Refused> {
  const { scope, body, today } = asked;
  if (!actions.has('change-zone')) return refuse('TICKET_NOT_CHANGEABLE');
  const terms = await findAgreementTerms(tx, scope, row.agreement_id);
  const { newStart: startDate } = continuedWithNewZones(body.expiryDate);
  if (!terms || !mayOrderCompanyTicketUnder(terms, { today, start: startDate })) {
    return refuse('AGREEMENT_NOT_VALID');
  }
  if (!isEndDateOffered(body.expiryDate, dateTerms(asked, terms))) {
    return refuse('END_DATE_NOT_OFFERED');
  }
  const wish = { ...body, startDate, profileId: row.profile_id };
  const product = await chooseProduct(tx, scope.tenant, wish);
  if ('refused' in product) return refuse(product.refused);
  return areZonesUnchanged(zonesOf(row), zonesOf(asColumns(product)))
    ? refuse('ZONES_UNCHANGED')
    : product;
}

const asColumns = ({ zoneFrom, zoneTo }: ChosenProduct) => ({
  zone_from: zoneFrom,
  zone_to: zoneTo,
});
