import { describe, expect, it } from 'vitest';
import { decideTaxNotice, type TaxNoticeFacts, taxOfYear } from './tax-notice.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const price = (profileId: string, priceOre: number) => ({
  profileId,
  nrOfZones: 1,
  priceOre,
  validFrom: day('2024-01-01'),
});

const facts: TaxNoticeFacts = {
  today: day('2026-03-06'),
  isDepartmentValid: true,
  offer: {
    zones: [{ id: '1', name: '1', adjacentZoneIds: [] }],
    products: [
      { id: 'free', filters: {}, prices: [price('ADULT', 448_00), price('CHILD', 224_00)] },
    ],
    taxedPrices: [price('ADULT', 897_00)],
    commonZonePair: null,
    offersAllZones: true,
    ownShares: [{ agreementId: 7, validFrom: day('2026-04-01'), amountOre: 97_00 }],
  },
  sendsTaxNotice: true,
  hasPhone: true,
};
const request = {
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '1',
  profileId: 'ADULT',
  agreementId: 7,
  startDate: day('2026-03-06'),
};
const decide = (
  changed: Partial<TaxNoticeFacts> = {},
  changedRequest: Partial<typeof request> = {},
) => decideTaxNotice({ ...facts, ...changed }, { ...request, ...changedRequest });

describe('what an employee is told of the tax of a family ticket', () => {
  it('is the taxable amount of the order, and twelve times that for a year', () => {
    expect(decide()).toMatchObject({ sold: { taxOre: 897_00, nrOfZones: 1 } });
    const later = { startDate: day('2026-04-01') };
    expect(decide({}, later)).toMatchObject({ sold: { taxOre: 800_00 } });
    expect(taxOfYear(897_50)).toBe(10770_00);
  });

  it.each([
    ['TAX_NOTICES_OFF', { sendsTaxNotice: false }, {}],
    ['AGREEMENT_NOT_VALID', { isDepartmentValid: false }, {}],
    ['START_DATE_TOO_EARLY', {}, { startDate: day('2026-03-05') }],
    ['START_DATE_TOO_LATE', {}, { startDate: day('2027-03-05') }],
    ['INVALID_ZONE_FROM', {}, { zoneFrom: '9' }],
    ['INVALID_ZONE_TO', {}, { zoneTo: '9' }],
    ['PRODUCT_NOT_OFFERED', {}, { profileId: 'SENIOR' }],
    ['NO_TAXABLE_AMOUNT', {}, { profileId: 'CHILD' }],
    ['NO_PHONE_OF_EMPLOYEE', { hasPhone: false }, {}],
  ] as const)('is nothing: %s', (refused, changed, changedRequest) => {
    expect(decide(changed, changedRequest)).toEqual({ refused });
  });
});
