import { freeProfileIds } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { TicketToEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { ZoneChoice } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { ruledTicket, type TicketRow } from '#ticketing/tickets/tickets.public.ts';
import type { Card } from '#ticketing/travel-cards/travel-cards.public.ts';

type HolderFacts = {
  readonly holderType: FreeHolderType;
  /** The card on which it lies; null on a phone. */
  readonly card: Card | null;
  readonly today: Temporal.PlainDate;
};

/** A ticket as the rules of an edit look at it. */
export function ticketToEdit(
  row: TicketRow,
  { holderType, card, today }: HolderFacts,
): TicketToEdit {
  const ruled = ruledTicket(row, today);
  const zones = zonesOf(row);
  const isCardMade = card?.state === 'CREATED';
  return {
    ...personOf(row),
    holderType,
    zones,
    isCardMade,
    ruled,
    companyId: row.company_id,
    agreementId: row.agreement_id,
    ...mediumOf(row),
    status: ruled.status,
    downloadedToPhone: ruled.downloadedToPhone,
    sold: {
      productId: row.product_id,
      choice: zones,
      nrOfZones: row.nr_of_zones,
    },
    hasPrintedName: isCardMade && card.origin === 'new',
  };
}

function personOf(row: TicketRow) {
  const { first_name: firstName, last_name: lastName, employee_id: employeeId } = row;
  const birthDate = row.birth_date;
  const profileId = freeProfileIds.find((id) => id === row.profile_id);
  if (firstName === null || lastName === null || employeeId === null || birthDate === null) {
    throw new Error(`Ticket ${row.id} has no holder with a name and a birth date.`);
  }
  if (!profileId) throw new Error(`Ticket ${row.id} has a profile that free tickets do not have.`);
  return { firstName, lastName, employeeId, birthDate, profileId };
}

function mediumOf(row: TicketRow): Pick<TicketToEdit, 'medium' | 'phone'> {
  if (row.medium === 'card') return { medium: 'card', phone: null };
  const { phone_country_code: phoneCountryCode, phone } = row;
  if (phoneCountryCode === null || phone === null)
    throw new Error(`Ticket ${row.id} has no phone.`);
  return { medium: 'phone', phone: { phoneCountryCode, phone } };
}

function zonesOf({ id, all_zones: isAll, zone_from: from, zone_to: to }: TicketRow): ZoneChoice {
  if (isAll) return { kind: 'all' };
  if (from === null || to === null) throw new Error(`Ticket ${id} has no zones.`);
  return { kind: 'zones', from, to };
}
