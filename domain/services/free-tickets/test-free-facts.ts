import { date } from '#testing/any-date.ts';
import { unsetChildEnd } from './child-end-settings.ts';
import type { FreeAgreement } from './decide-free-order.rules.ts';
import type { CompanyOffer } from './free-price.rules.ts';

/** A department under which a company may order; number 7 in the tests of rules. */
export const department: FreeAgreement = {
  companyId: 1,
  subtype: 'FREETICKET',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
  hasPostAddress: true,
  childEnd: unsetChildEnd,
};

const price = (profileId: string, nrOfZones: number, priceOre: number) => ({
  profileId,
  nrOfZones,
  priceOre,
  validFrom: date('2026-01-01'),
});
const zone = (id: string, name: string, neighbour: string) => ({
  id,
  name,
  adjacentZoneIds: [neighbour],
});

/** Two zones; prices rise on 1 June. Adults are taxed, children are not on file. Employees pay nothing. */
export const offer: CompanyOffer = {
  commonZonePair: null,
  offersAllZones: true,
  ownShares: [],
  zones: [zone('11', '1', '12'), zone('12', '2Ø', '11')],
  products: [
    {
      id: 'free-ticket',
      filters: {},
      prices: ['ADULT', 'SENIOR', 'CHILD'].flatMap((profile, at) => [
        price(profile, 1, 100_00 - at),
        price(profile, 2, 200_00 - at),
        price(profile, 3, 300_00 - at),
        { ...price(profile, 2, 220_00 - at), validFrom: date('2026-06-01') },
      ]),
    },
  ],
  taxedPrices: [price('ADULT', 2, 500_00), price('SENIOR', 2, 400_00)],
};

/** A ticket on some days. */
export const held = (startDate: string, expirationDate: string | null = null) => ({
  startDate: date(startDate),
  expirationDate: expirationDate === null ? null : date(expirationDate),
});
