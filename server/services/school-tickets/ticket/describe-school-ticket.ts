import type { SchoolTicket } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { allowedActions } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { pupilMedium } from '@takst/domain/services/school-tickets/school-ticket.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { type PricedProduct, productsFrom } from '#catalogue/products/products.public.ts';
import {
  priceOfTicket,
  ruledTicket,
  statusOf,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';
import { type Card, findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { pupilCard } from './load-school-rules.ts';
import {
  findReplacements,
  owedByTicket,
  type Replacement,
} from '../lost-card/replacement.query.ts';

type Moment = { readonly scope: Scope; readonly today: Temporal.PlainDate };
type DescriptionSources = Moment & {
  readonly zoneName: (id: string | null) => string | null;
  readonly products: readonly PricedProduct[];
  readonly card: Card | null;
  /** In øre. */
  readonly owed: number;
};

/** What a page has read already. */
type AlreadyRead = {
  readonly cards?: ReadonlyMap<number, Card>;
  readonly replacements?: readonly Replacement[];
};

/** School tickets as the portal shows them, with names of zones and the price of this month, or of the first one. */
export async function describeSchoolTickets(
  database: Database,
  { scope, today, ...sources }: Moment & AlreadyRead,
  rows: readonly TicketRow[],
): Promise<SchoolTicket[]> {
  const zones = await zonesOn(database, scope.tenant, today);
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
  const zoneName = (id: string | null) => (id === null ? null : (zoneNames.get(id) ?? id));
  const products = await productsFrom(database, scope.tenant, firstOfMonth(today));
  const cardIds = rows.flatMap(({ card_id }) => card_id ?? []);
  const cards = sources.cards ?? (await findCards(database, scope, cardIds));
  const replacements = sources.replacements ?? (await findReplacements(database, scope, rows));
  return rows.map((row) => {
    const card = cards.get(row.card_id ?? 0) ?? null;
    const owedFee = owedByTicket(replacements, row.id);
    return described(row, { scope, today, zoneName, products, card, owed: owedFee });
  });
}

const described = (
  row: TicketRow,
  { scope, today, ...sources }: DescriptionSources,
): SchoolTicket => ({
  id: row.id,
  agreementNumber: row.agreement_id,
  invoiceReference: row.invoice_reference,
  studentId: row.employee_id,
  firstName: row.first_name,
  lastName: row.last_name,
  className: row.class_name,
  status: statusOf(row, today),
  startDate: row.start_date,
  expirationDate: row.expiration_date,
  pricePerMonth: priceNow(row, sources.products, today),
  allowedActions: actionsOf(row, { scope, today, ...sources }),
  allZones: row.all_zones,
  zoneFrom: sources.zoneName(row.zone_from),
  zoneTo: sources.zoneName(row.zone_to),
  nrOfZones: row.nr_of_zones,
  secondZoneFrom: sources.zoneName(row.second_zone_from),
  secondZoneTo: sources.zoneName(row.second_zone_to),
  mediaType: row.medium === 'card' ? 'TRAVEL_CARD' : 'MOBILE_TICKET',
  phoneCountryCode: row.medium === 'phone' ? row.phone_country_code : null,
  phone: row.medium === 'phone' ? row.phone : null,
  appId: row.app_id,
  downloadedToPhone: row.downloaded_at !== null,
  pickupCode: row.pickup_code,
  travelCardState: sources.card && sources.card.state,
  cardName: row.card_name,
  cardNumber: sources.card && sources.card.number,
  manufacturedAt: sources.card && sources.card.madeAt,
  feeOwed: sources.owed === 0 ? null : toKroner(sources.owed),
});

function actionsOf(
  row: TicketRow,
  { scope, today, card }: DescriptionSources,
): SchoolTicket['allowedActions'] {
  const ticket = ruledTicket(row, today);
  const medium = pupilMedium(ticket, pupilCard(scope.tenant, card ?? undefined));
  if (!medium) return [];
  const { offers } = tenantOf(scope.tenant);
  const hasName = row.first_name !== null;
  return [...allowedActions({ ...ticket, ...medium, hasName }, { today, offers })];
}

/** Of this month, or of the month in which the ticket begins. */
function priceNow(
  { product_id, profile_id, nr_of_zones, start_date }: TicketRow,
  products: readonly PricedProduct[],
  today: Temporal.PlainDate,
): number | null {
  const ticket = { productId: product_id, profileId: profile_id, nrOfZones: nr_of_zones };
  const isToCome = Temporal.PlainDate.compare(start_date, today) > 0;
  return priceOfTicket(products, ticket, firstOfMonth(isToCome ? start_date : today));
}
