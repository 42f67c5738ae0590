import { describe, expect, it } from 'vitest';
import { productSection } from './product-list.schema.ts';

const singleTicket = {
  id: 'single',
  services: ['ticket-counter'],
  name: { nb: 'Enkeltbillett', en: 'Single ticket' },
  description: { nb: '', en: '' },
  nrOfDaysValid: null,
  tripHours: 3,
  tags: ['single'],
  mediaTypes: ['MOBILE'],
  presetZoneIds: [],
  filters: {},
  vatKind: 'TRANSPORT',
  prices: [],
};
const { tripHours, ...withoutHours } = singleTicket;
const money = { ...withoutHours, id: 'money', tags: ['travel-money'] };

describe('a product of the counter in a file', () => {
  it.each([
    { what: `a trip of ${tripHours} hours`, product: singleTicket, isTaken: true },
    { what: 'a trip without hours', product: withoutHours, isTaken: false },
    { what: 'a ticket with days', product: { ...withoutHours, nrOfDaysValid: 7 }, isTaken: true },
    { what: 'money without bounds', product: money, isTaken: false },
    { what: 'money', product: { ...money, amounts: { least: 50, most: 500 } }, isTaken: true },
    {
      what: 'money whose least is above its most',
      product: { ...money, amounts: { least: 500, most: 50 } },
      isTaken: false,
    },
    {
      what: 'a product of another service without days',
      product: { ...withoutHours, services: ['company-tickets'] },
      isTaken: true,
    },
  ])('$what: $isTaken', ({ product, isTaken }) => {
    expect(productSection.safeParse([product]).success).toBe(isTaken);
  });
});
