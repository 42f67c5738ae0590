import type { HistoryField } from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { isProfileId, profileName } from '@takst/domain/products/profiles.rules.ts';
import {
  date,
  phone,
  type Reading,
  type Readings,
  text,
  textOf,
  words,
  yesNo,
} from '#changes/differences.ts';
import type { TicketNames } from './ticket-names.ts';

const zones: Reading<TicketNames> = {
  from: ['zoneFrom', 'zoneTo', 'allZones'],
  read({ zoneFrom, zoneTo, allZones }, names) {
    if (allZones === true) return { as: 'zones', zones: [], allZones: true };
    const ids = [textOf(zoneFrom), textOf(zoneTo)].filter((id) => id !== null);
    if (ids.length === 0) return null;
    const found = new Set(ids.map((id) => names.zones.get(id) ?? id));
    return { as: 'zones', zones: [...found], allZones: false };
  },
};

/** How the record tells of a ticket and whose it is. */
export const ticketReadings: Readings<HistoryField, TicketNames> = [
  ['firstName', text('firstName')],
  ['lastName', text('lastName')],
  ['employeeId', text('employeeId')],
  ['phone', phone],
  ['product', words('productId', (id, names: TicketNames) => names.products.get(id))],
  ['profile', words('profileId', (id) => (isProfileId(id) ? profileName(id) : undefined))],
  ['zones', zones],
  ['startDate', date('startDate')],
  ['expirationDate', date('expirationDate')],
  ['lastDay', date('lastDay')],
  ['downloadedToPhone', yesNo('downloadedToPhone')],
  ['cancelled', yesNo('cancelled')],
];
