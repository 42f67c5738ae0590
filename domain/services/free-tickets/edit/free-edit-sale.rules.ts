import { type NamedZones, namedZoneChoice } from '#catalogue/products/zone-sale.rules.ts';
import {
  areZonesUnchanged,
  withCommonPair,
  type ZoneChoice,
} from '#catalogue/zones/zone-choice.rules.ts';
import {
  type FreeOffer,
  type FreeSaleRefusal,
  sellFreeTicket,
} from '#services/free-tickets/free-price.rules.ts';
import type { EditableFields } from '#services/free-tickets/new-ticket-because-of.rules.ts';
import type { FreeEdit, FreeEditFacts, SoldProduct } from './free-edit.ts';

/** The fields of an edit, with zones by id as they go out. */
export function editedFieldsOf(
  { ticket, today, offerOn }: Pick<FreeEditFacts, 'ticket' | 'today' | 'offerOn'>,
  { medium, ...edit }: FreeEdit,
): EditableFields | FreeSaleRefusal {
  const zones = chosenZones(offerOn(today), ticket.zones, edit);
  if (typeof zones === 'string') return zones;
  const { agreementId, holderType, employeeId, firstName, lastName, birthDate, profileId } = edit;
  return {
    agreementId,
    holderType,
    employeeId,
    firstName,
    lastName,
    birthDate,
    profileId,
    zones,
    medium: medium.kind,
    phone: medium.kind === 'card' ? null : phoneOf(medium),
  };
}

const phoneOf = ({ phoneCountryCode, phone }: { phoneCountryCode: string; phone: string }) => ({
  phoneCountryCode,
  phone,
});

/** The zones that a ticket has may have left the map since: they are named by their ids. */
function chosenZones(
  offer: FreeOffer,
  before: ZoneChoice,
  edit: NamedZones,
): ZoneChoice | FreeSaleRefusal {
  if (edit.validAllZones && before.kind === 'all') return before;
  const own = before.kind === 'all' ? [] : [before.from, before.to];
  const formerZones = own
    .filter((id) => !offer.zones.some((zone) => zone.id === id))
    .map((id) => ({ id, name: id, adjacentZoneIds: [] }));
  const requestedZones = namedZoneChoice(
    { ...offer, zones: [...offer.zones, ...formerZones] },
    edit,
  );
  return typeof requestedZones === 'string'
    ? requestedZones
    : withCommonPair(requestedZones, offer.commonZonePair);
}

type SaleOfEdit = {
  readonly edit: FreeEdit;
  readonly edited: EditableFields;
  /** The first day of the edited ticket. */
  readonly startDate: Temporal.PlainDate;
};

/** What a ticket is sold as afterwards: as before when zones and profile stay, whatever is sold today. */
export function soldAfter(
  { ticket, offerOn }: Pick<FreeEditFacts, 'ticket' | 'offerOn'>,
  { edit, edited, startDate }: SaleOfEdit,
): SoldProduct | FreeSaleRefusal {
  const isSame =
    areZonesUnchanged(ticket.zones, edited.zones) && ticket.profileId === edited.profileId;
  return isSame ? ticket.sold : sellFreeTicket(offerOn(startDate), { ...edit, startDate });
}
