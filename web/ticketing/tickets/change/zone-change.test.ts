import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { describe, expect, it } from 'vitest';
import type { ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { type ChangeZoneFields, zoneChange } from './zone-change.ts';

const pair = tenantOf('akt').commonZonePair;
const [kristiansand = '', vennesla = ''] = pair?.memberIds ?? [];
const today = Temporal.PlainDate.from('2026-03-04');
const offer: ProductZoneOffer = {
  tenant: tenantOf('akt'),
  isStartOffered: () => true,
  productFor: () => null,
  zones: zonesInARow(kristiansand, vennesla, 'Arendal'),
};
const ticket: IssuedTicket = {
  id: 1,
  subscriberId: 7,
  status: 'active',
  continuesId: null,
  endedOn: null,
  isContinued: false,
  reopensId: null,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: '1',
  phoneCountryCode: '+47',
  phone: '41234567',
  startDate: today,
  expirationDate: null,
  downloadedToPhone: false,
  isHandedOut: false,
  pickupCode: null,
  appId: null,
  pricePerMonth: null,
  profileId: 'ADULT',
  profileName: { nb: '', en: '' },
  productId: 'company',
  productName: { nb: '', en: '' },
  nrOfZones: 1,
  zones: [kristiansand, vennesla],
  zoneFrom: kristiansand,
  zoneTo: vennesla,
  allZones: false,
  invoiceReference: '',
  agreementNumber: 1,
};
const fields = (zones: Partial<ChangeZoneFields>): ChangeZoneFields => ({
  ...zonesOf(ticket, offer),
  profileId: 'ADULT',
  startDate: '2026-04-01',
  ...zones,
});
const changeTo = (zones: Partial<ChangeZoneFields>) => zoneChange(fields(zones), { ticket, offer });

describe('a ticket for the common zone pair', () => {
  it('is shown as one zone', () => {
    expect(zonesOf(ticket, offer).zoneChoice).toBe('one');
  });

  it.each([{ zoneFrom: kristiansand }, { zoneFrom: vennesla }])(
    'is unchanged by either zone of the pair: $zoneFrom',
    (zones) => {
      expect(changeTo(zones)).toMatchObject({
        isUnchanged: true,
        zoneFrom: kristiansand,
        zoneTo: vennesla,
      });
    },
  );

  it('is changed by another zone, which is sent alone', () => {
    expect(changeTo({ zoneFrom: 'Arendal' })).toMatchObject({
      isUnchanged: false,
      zoneFrom: 'Arendal',
      zoneTo: 'Arendal',
    });
  });

  it('gives null while the second of two zones is missing', () => {
    expect(changeTo({ zoneChoice: 'two', zoneTo: '' })).toBeNull();
  });
});
