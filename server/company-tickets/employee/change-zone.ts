import {
  type ChangeZoneBody,
  changeZone as route,
} from '@takst/contract/company-tickets/employee/change-zone.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/route.ts';
import { continuationWithNewZones } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { areZonesUnchanged } from '@takst/domain/tickets/zones-unchanged.rules.ts';
import { mayOrderUnder } from '@takst/domain/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import type { ZoneChoice } from '@takst/domain/zones/zone-choice.rules.ts';
import { findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import {
  type AnnounceTicket,
  continueTicket,
  productOf,
  lockTicket,
  type TicketRequest,
  type TicketInHand,
  type TicketProduct,
} from '#tickets/tickets.public.ts';
import { findOfferedProduct } from '#company-tickets/find-offered-product.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import { serveChange } from '#changes/serve-change.ts';

type ZoneChangeRequest = TicketRequest & { body: ChangeZoneBody };
type ZoneChangeRefusal = { refused: Refusal<typeof route> };

const refuse = (code: Refusal<typeof route>['code']): ZoneChangeRefusal => ({ refused: { code } });

/** Ends a ticket and continues it with new zones the day after (domain: Change of zone). */
export const changeZone = (changes: ChangePath, announce: AnnounceTicket) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeZoneOfTicket({ ...change, announce }, { ...call, ticketId: params.id }),
  );

async function changeZoneOfTicket(
  change: Change & { announce: AnnounceTicket },
  request: ZoneChangeRequest,
): Promise<Outcome<typeof route>> {
  const ticket = await lockTicket(change.tx, request);
  if (!ticket) return refuse('TICKET_NOT_FOUND');
  const product = await findNewProduct(change, request, ticket);
  if ('refused' in product) return product;
  const continued = {
    ...continuationWithNewZones(request.body.expiryDate),
    kind: 'change-zone',
    reason: 'zones-changed',
    product,
  } as const;
  return { reply: await continueTicket(change, { ...request, row: ticket.row }, continued) };
}

/** Checks the new zones by the same rules as the page. */
async function findNewProduct(
  { tx }: Change,
  request: ZoneChangeRequest,
  { row, actions }: TicketInHand,
): Promise<TicketProduct | ZoneChangeRefusal> {
  const { scope, body, today } = request;
  if (!actions.has('change-zone')) return refuse('TICKET_NOT_CHANGEABLE');
  const terms = await findAgreementTerms(tx, scope, row.agreement_id);
  const { newStart: startDate } = continuationWithNewZones(body.expiryDate);
  const { agreementSubtypes } = ticketServiceAccess['company-tickets'];
  if (!terms || !mayOrderUnder(agreementSubtypes, terms, { today, start: startDate })) {
    return refuse('AGREEMENT_NOT_VALID');
  }
  if (!isEndDateOffered(body.expiryDate, dateTerms(request, terms))) {
    return refuse('END_DATE_NOT_OFFERED');
  }
  const productRequest = { ...body, startDate, profileId: row.profile_id };
  const product = await findOfferedProduct(tx, scope.tenant, productRequest);
  if ('refused' in product) return refuse(product.refused);
  return areZonesUnchanged(zonesOf(productOf(row)), zonesOf(product))
    ? refuse('ZONES_UNCHANGED')
    : product;
}

/** The zones of a ticket, by id. */
const zonesOf = ({ zoneFrom: from, zoneTo: to }: TicketProduct): ZoneChoice =>
  from === null || to === null ? { kind: 'all' } : { kind: 'zones', from, to };
