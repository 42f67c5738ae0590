import {
  birthDates,
  nearDates,
} from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import { describe, expect, it } from 'vitest';
import { companyTicketOrders } from './company-ticket-orders.ts';
import { readCell } from './read-cell.ts';

const today = Temporal.PlainDate.from('2026-03-04');
const context = {
  tenant: 'ruter' as const,
  dates: nearDates(today),
  births: birthDates(today),
  zoneNames: [],
};
const readName = (cell: string) => readCell(companyTicketOrders.columns.lastName, cell, context);

describe('a text in a cell', () => {
  it('is read as it is, and is no name when it has lost letters', () => {
    expect(readName('Hva?')).toEqual({ value: 'Hva?', readAs: null });
    expect(readName('Bj?rn')).toEqual({ fault: 'lettersLost', proposal: null });
  });
});

describe('a phone in a cell', () => {
  const readPhone = (cell: string) => readCell(companyTicketOrders.columns.phone, cell, context);

  it.each(['+47 412 34 567', '+46 70 123 45 67'])('%s is of a country of the operator', (cell) => {
    expect(readPhone(cell)).toMatchObject({ readAs: null });
  });

  it('is refused when it is of another country', () => {
    expect(readPhone('+33 6 12 34 56 78')).toEqual({ fault: 'phoneCountry', proposal: null });
  });
});
