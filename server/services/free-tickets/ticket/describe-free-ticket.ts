import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type {
  CompanyOffer,
  FreeAmounts,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import { mayReopenFree } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import {
  endedOn,
  isHandedOut,
  previousTicket,
  statusOf,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';
import { type Card, findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';
import { amountsOfRow } from '../offer/monthly-amounts.ts';
import { holderTypesOf } from './ticket-detail.query.ts';

type Names = {
  readonly today: Temporal.PlainDate;
  readonly zoneName: (id: string | null) => string | null;
  readonly offerOn: (start: Temporal.PlainDate) => CompanyOffer;
};

/** Free tickets as the portal shows them, with names of zones and the amounts of this month, or of the first one. */
export async function describeFreeTickets(
  database: Database,
  { scope, today }: { readonly scope: Scope; readonly today: Temporal.PlainDate },
  rows: readonly TicketRow[],
): Promise<FreeTicket[]> {
  const names = await loadNames(database, { scope, today }, rows);
  const holderTypes = await holderTypesOf(database, rows);
  const cards = await findCards(
    database,
    scope,
    rows.flatMap(({ card_id, previous_card_id }) => [card_id ?? [], previous_card_id ?? []].flat()),
  );
  const cardStateOf = (cardId: number | null) => cards.get(cardId ?? 0)?.state ?? null;
  return rows.map((row) => {
    const holderType = holderTypes.get(row.id);
    if (!holderType) throw new Error(`Ticket ${row.id} has no holder type.`);
    const card = cards.get(row.card_id ?? 0) ?? null;
    return described(row, { ...names, holderType, card, cardStateOf });
  });
}

async function loadNames(
  database: Database,
  { scope, today }: { readonly scope: Scope; readonly today: Temporal.PlainDate },
  rows: readonly TicketRow[],
): Promise<Names> {
  const companyIds = rows.map(({ company_id: companyId }) => companyId);
  const zoneNames = new Map(
    (await zonesOn(database, scope.tenant, today)).map(({ id, name }) => [id, name]),
  );
  return {
    today,
    zoneName: (id) => (id === null ? null : (zoneNames.get(id) ?? id)),
    offerOn: await loadCompanyOffer(database, { scope, companyIds, today }),
  };
}

type DescriptionSources = Names & {
  readonly holderType: FreeHolderType;
  readonly card: Card | null;
  readonly cardStateOf: Parameters<typeof mayReopenFree>[1]['cardStateOf'];
};

function described(
  row: TicketRow,
  { today, holderType, card, ...names }: DescriptionSources,
): FreeTicket {
  const { first_name, last_name, employee_id, birth_date } = row;
  if (first_name === null || last_name === null || employee_id === null || birth_date === null) {
    throw new Error(`Ticket ${row.id} has no holder with a name and a birth date.`);
  }
  const previous = previousTicket(row);
  const { priceOre, taxOre } = amountsNow(row, { today, ...names });
  return {
    id: row.id,
    status: statusOf(row, today),
    mediaType: row.medium === 'card' ? 'TRAVEL_CARD' : 'MOBILE_TICKET',
    travelCardState: card && card.state,
    travelCardNumber: card && card.number,
    manufacturedAt: card && card.madeAt,
    ticketHolderType: holderType,
    profile: profileCode(row.profile_id),
    firstName: first_name,
    lastName: last_name,
    employeeId: employee_id,
    employeeBirthDate: birth_date,
    phoneCountryCode: row.medium === 'phone' ? row.phone_country_code : null,
    phone: row.medium === 'phone' ? row.phone : null,
    agreementNumber: row.agreement_id,
    invoiceReference: row.invoice_reference,
    zoneFrom: names.zoneName(row.zone_from),
    zoneTo: names.zoneName(row.zone_to),
    allZones: row.all_zones,
    nrOfZones: row.nr_of_zones,
    startDate: row.start_date,
    expirationDate: row.expiration_date,
    pricePerMonth: inKroner(priceOre),
    taxAmount: inKroner(taxOre),
    appId: row.app_id,
    downloadedToPhone: row.downloaded_at !== null,
    pickupCode: row.pickup_code,
    isHandedOut: isHandedOut(row) || card?.state === 'CREATED',
    endedOn: endedOn(row),
    isContinued: row.is_continued,
    continuesId: row.continues_id,
    reopensId: previous && mayReopenFree(previous, { today, ...names }) ? previous.id : null,
  };
}

/** As in the book: of this month, or of the month in which the ticket begins. */
function amountsNow(
  row: TicketRow,
  { today, offerOn }: Pick<Names, 'today' | 'offerOn'>,
): FreeAmounts {
  const month = firstOfMonth(today);
  const on = Temporal.PlainDate.compare(row.start_date, month) > 0 ? row.start_date : month;
  return amountsOfRow(offerOn(on), row, on);
}

const inKroner = (ore: number | null): number | null => (ore === null ? null : toKroner(ore));
