import { describe, expect, it } from 'vitest';
import { effectOfPrices, type TicketGroup } from './price-change-effect.rules.ts';
import { monthsOfPrices, type ProductPrice } from './price-change.rules.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date('2026-11-28');

const price = (nrOfZones: number, priceOre: number, validFrom = '2026-01-01'): ProductPrice => ({
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones,
  validFrom: date(validFrom),
  priceOre,
});
const onFile = [price(1, 700_00), price(2, 1_200_00)];

const group = (tickets: number, different: Partial<TicketGroup> = {}): TicketGroup => ({
  companyId: 1,
  personId: null,
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones: 1,
  firstMonth: 0,
  lastMonth: 11,
  tickets,
  ...different,
});

function effectOf(groups: readonly TicketGroup[], ...newPrices: ProductPrice[]) {
  const months = monthsOfPrices(newPrices, today);
  if (!months) throw new Error('no months');
  return effectOfPrices(groups, { now: onFile, new: newPrices }, months);
}

describe('what new prices mean', () => {
  it('is the difference for each ticket, by month and by year', () => {
    const { tickets, changedTickets, month, year, companies } = effectOf(
      [group(10), group(5, { nrOfZones: 2 }), group(1, { companyId: 2, nrOfZones: 2 })],
      price(1, 750_00, '2027-01-01'),
    );
    expect([tickets, changedTickets]).toEqual([16, 10]);
    expect(month).toEqual({ nowOre: 14_200_00, thenOre: 14_700_00 });
    expect(year).toEqual({ nowOre: 12 * 14_200_00, thenOre: 12 * 14_700_00 });
    expect(companies).toMatchObject([
      { companyId: 1, tickets: 15, changedTickets: 10, month: { thenOre: 13_500_00 } },
      {
        companyId: 2,
        tickets: 1,
        changedTickets: 0,
        month: { nowOre: 1_200_00, thenOre: 1_200_00 },
      },
    ]);
  });

  it('leaves out the months before a ticket begins and after it ends', () => {
    const { year, tickets } = effectOf(
      [group(1, { firstMonth: 2, lastMonth: 4 })],
      price(1, 750_00, '2027-01-01'),
    );
    expect(year).toEqual({ nowOre: 3 * 700_00, thenOre: 3 * 750_00 });
    expect(tickets).toBe(0);
  });

  it('tells of the first month in which all of the new prices are charged', () => {
    const { month, months } = effectOf(
      [group(1), group(1, { nrOfZones: 2 })],
      price(1, 750_00, '2027-01-01'),
      price(2, 1_300_00, '2027-02-15'),
    );
    expect(month).toEqual({ nowOre: 1_900_00, thenOre: 2_050_00 });
    expect(months.slice(0, 3).map(({ thenOre }) => thenOre)).toEqual([
      1_950_00, 1_950_00, 2_050_00,
    ]);
  });

  it('charges a person once a month, by the dearest ticket', () => {
    const person = { personId: 'company-tickets 7' };
    const { tickets, month, year, companies } = effectOf(
      [
        group(1, { ...person, lastMonth: 3 }),
        group(1, { ...person, nrOfZones: 2, firstMonth: 3 }),
        group(1, { ...person, companyId: 2 }),
      ],
      price(1, 750_00, '2027-01-01'),
    );
    expect(tickets).toBe(2);
    expect(month).toEqual({ nowOre: 1_400_00, thenOre: 1_500_00 });
    expect(companies[0]?.year).toEqual({
      nowOre: 3 * 700_00 + 9 * 1_200_00,
      thenOre: 3 * 750_00 + 9 * 1_200_00,
    });
    expect(year.nowOre).toBe(3 * 700_00 + 9 * 1_200_00 + 12 * 700_00);
  });

  it('leaves out tickets without a price on file, and counts them', () => {
    const { unpricedTickets, tickets, month } = effectOf(
      [group(4), group(3, { nrOfZones: 8 })],
      price(1, 750_00, '2027-01-01'),
    );
    expect([unpricedTickets, tickets]).toEqual([3, 4]);
    expect(month.nowOre).toBe(2_800_00);
  });

  it('counts the tickets of each thing that has a price', () => {
    const { ticketsOf } = effectOf(
      [group(4), group(3, { companyId: 2 }), group(2, { firstMonth: 5 })],
      price(1, 750_00, '2027-01-01'),
    );
    expect(ticketsOf(price(1, 0))).toBe(7);
    expect(ticketsOf(price(2, 0))).toBe(0);
  });
});
