import {
  birthDates,
  nearDates,
} from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import { describe, expect, it } from 'vitest';
import { companyTicketOrders } from './company-ticket-orders.ts';
import { readCell } from './read-cell.ts';

const today = Temporal.PlainDate.from('2026-03-04');
const context = { dates: nearDates(today), births: birthDates(today), zoneNames: [] };
const readName = (cell: string) => readCell(companyTicketOrders.columns.lastName, cell, context);

describe('a text in a cell', () => {
  it.each(['Bjørn', 'O’Neill', 'Hva?', '? Hansen'])('%j is read as it is', (cell) => {
    expect(readName(cell)).toEqual({ value: cell, readAs: null });
  });

  it.each(['Bj?rn', 'Bj\ufffdrn', 'Bj??rn', '\ufffdse'])(
    '%j has lost letters, and is no name',
    (cell) => {
      expect(readName(cell)).toEqual({ fault: 'lettersLost', proposal: null });
    },
  );
});
