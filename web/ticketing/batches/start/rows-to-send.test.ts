import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { describe, expect, it } from 'vitest';
import { rowsToSend } from './rows-to-send.ts';

const send = (choice: Record<string, number | null>, ...rows: string[][]) =>
  rowsToSend(companyTicketOrders, rows, choice);

describe('the rows of a file on their way to the server', () => {
  it('have the columns of the service, and no other cell of the file', () => {
    const row = ['Kari', 'secret', '412 34 567', ''];
    expect(send({ firstName: 0, phone: 2, employeeId: 3, lastName: null }, row)).toEqual([
      { firstName: 'Kari', phone: '412 34 567' },
    ]);
  });

  it.each([
    ['Kari Anne Nordmann', { firstName: 'Kari Anne', lastName: 'Nordmann' }],
    ['Nordmann, Kari', { firstName: 'Kari', lastName: 'Nordmann' }],
    ['Kari', { lastName: 'Kari' }],
    ['', {}],
  ])('have %j split into first and last name', (name, cells) => {
    expect(send({ fullName: 0 }, [name])).toEqual([cells]);
  });

  it('keep first and last names that stand beside a whole one', () => {
    expect(send({ firstName: 0, lastName: 1, fullName: 2 }, ['Kari', 'Moe', 'K. Moe'])).toEqual([
      { firstName: 'Kari', lastName: 'Moe' },
    ]);
  });
});
