import { changeSchoolZone } from '@takst/contract/services/school-tickets/ticket/change-school-zone.contract.ts';
import type { schoolZonesRefusals } from '@takst/contract/services/school-tickets/ticket/school-zones.schema.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import { zoneFieldNames } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { oneHome } from '#services/school-tickets/two-homes/second-home-zones.ts';
import { twoHomesTexts } from '#services/school-tickets/two-homes/two-homes-texts.ts';
import type { ZonesInput } from './school-ticket.queries.ts';

/** Why a ticket gets no other zones, for the preview and for the change. */
export const zoneRefusals = {
  TICKET_NOT_FOUND: 'ticketGone',
  ZONES_NOT_CHANGEABLE: 'zonesNotChangeable',
  DAY_NOT_OFFERED: 'faultFirstDay',
  INVALID_ZONE_FROM: 'zoneUnknown',
  INVALID_ZONE_TO: 'zoneUnknown',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  ZONES_UNCHANGED: 'zonesUnchanged',
  ...twoHomesTexts,
} as const satisfies Record<keyof typeof schoolZonesRefusals, string>;

const secondHome = Object.keys(oneHome);

export const changeSchoolZoneOperation = ticketOperation(changeSchoolZone, {
  texts: 'school-ticket',
  failed: 'editErred',
  failedToast: 'editErred',
  refusals: zoneRefusals,
  causes: {
    DAY_NOT_OFFERED: ['startDate'],
    INVALID_ZONE_FROM: zoneFieldNames,
    INVALID_ZONE_TO: zoneFieldNames,
    PRODUCT_NOT_OFFERED: [...zoneFieldNames, 'startDate'],
    ZONES_UNCHANGED: [...zoneFieldNames, ...secondHome],
    TWO_HOMES_NOT_OFFERED: secondHome,
    TWO_HOMES_ON_PHONE: secondHome,
    TWO_HOMES_IN_ALL_ZONES: [...zoneFieldNames, ...secondHome],
    SECOND_ZONES_NOT_OFFERED: [...secondHome, 'startDate'],
    SECOND_ZONES_SAME: [...zoneFieldNames, ...secondHome],
  },
  input: ({ id, body }: { id: number; body: ZonesInput }) => ({ params: { id }, body }),
});
