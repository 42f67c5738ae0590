// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { asPhone } from '#testing/as-phone.ts';
import { cardsOf, cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { erased, line, openAt, refund, withLines } from '#billing/invoices/test-invoices.tsx';

afterEach(cleanup);

describe('an invoice', () => {
  const path = '/bedriftsavtale/faktura/7';

  it('has its lines by what was sold, with the people behind their number', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: 100 + at }));
    await openAt(path, [withLines([...many, { ...erased, refunds: [refund] }])]);
    const group = await screen.findByRole('row', { name: /^Company ticket, 2 zones/ });
    expect(cellsOf(group)).toEqual(['1 324,00 kr', '60', '79 440,00 kr', '0,00 kr']);
    const other = screen.getByRole('row', { name: /^Company ticket, 1 zone/ });
    expect(cellsOf(other)).toEqual(['694,00 kr', '1', '694,00 kr', '324,50 kr']);
    expect(screen.queryByRole('row', { name: /Ingrid Ali/ })).toBeNull();
    await press('Show the 60 lines of Company ticket, 2 zones');
    expect(await screen.findAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(25);
    await press('Page 3');
    expect(screen.getAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(10);
    await press('Show the 60 lines of Company ticket, 2 zones');
    expect(screen.queryByRole('row', { name: /Ingrid Ali/ })).toBeNull();
  });

  it('has lines of one product apart by their price', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: 100 + at }));
    await openAt(path, [withLines([...many, { ...line, price: 1500 }])]);
    const rows = await screen.findAllByRole('row', { name: /^Company ticket, 2 zones/ });
    // The largest amount first.
    expect(rows.map((row) => cellsOf(row).slice(0, 3))).toEqual([
      ['1 324,00 kr', '60', '79 440,00 kr'],
      ['1 500,00 kr', '1', '1 500,00 kr'],
    ]);
  });

  it('is searched for a person by name, employee number and phone', async () => {
    const many = Array.from({ length: 7 }, (_, at) => ({ ...line, id: 100 + at }));
    const kari = { ...line, id: 200, firstName: 'Kari', lastName: 'Berg', employeeId: 'B-7' };
    await openAt(path, [withLines([...many, kari])]);
    const search = await screen.findByRole('searchbox', { name: 'Search in the lines' });
    fireEvent.change(search, { target: { value: 'berg b-7' } });
    await screen.findByRole('row', { name: /Kari Berg/ });
    expect(screen.queryByRole('row', { name: /Ingrid Ali/ })).toBeNull();
    fireEvent.change(search, { target: { value: 'nobody' } });
    await screen.findByText('No hits for “nobody”');
  });

  it('shows the first hits of another search', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: 100 + at }));
    await openAt(path, [withLines(many)]);
    const search = await screen.findByRole('searchbox', { name: 'Search in the lines' });
    fireEvent.change(search, { target: { value: 'ali' } });
    await press('Page 3');
    expect(screen.getAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(10);
    fireEvent.change(search, { target: { value: 'ingrid' } });
    await waitFor(() =>
      expect(screen.getAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(25),
    );
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('with %i lines has %i search boxes', async (count, boxes) => {
    const lines = Array.from({ length: count }, (_, at) => ({ ...line, id: 100 + at, price: at }));
    await openAt(path, [withLines(lines)]);
    expect(await screen.findAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(count);
    expect(screen.queryAllByRole('searchbox')).toHaveLength(boxes);
  });

  it.each([
    ['2026-02-01', 'A-2040 · Company ticket, 2 zones'],
    ['2026-01-01', 'A-2040 · Company ticket, 2 zones, February 2026'],
    ['2025-02-01', 'A-2040 · Company ticket, 2 zones, February 2026'],
  ])('of the months since %s says of a line: %s', async (firstMonth, text) => {
    await openAt(path, [withLines([line], { firstMonth })]);
    await screen.findByText(text);
  });

  it.each<[string, object, readonly ('invoices' | 'companyTicket')[], number]>([
    ['of the usual service', {}, ['invoices', 'companyTicket'], 1],
    ['of a service that the user has not', {}, ['invoices'], 0],
    [
      'of another service',
      { agreementSubTypeId: 'TICKETOFFICE' },
      ['invoices', 'companyTicket'],
      0,
    ],
  ])('%s leads from its lines to people', async (_, more, features, links) => {
    await openAt(path, [withLines([line], more)], { features });
    const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(within(row).queryAllByRole('link')).toHaveLength(links);
  });

  it('has its lines on cards on a phone, with what was refunded of them', async () => {
    asPhone();
    const several = { ...line, price: 662, quantity: 2, refunds: [refund] };
    await openAt(path, [withLines([several, erased])]);
    expect(await cardsOf('Lines')).toEqual([
      'Ingrid AliA-2040 · Company ticket, 2 zones1 324,00 kr2 × 662,00 kr · 324,50 kr refunded',
      'The name is deletedCompany ticket, 1 zone694,00 kr1 × 694,00 kr',
    ]);
    cleanup();
    await openAt(path, [withLines([several, { ...several, id: 75, refunds: [] }, erased])]);
    expect(await cardsOf('Lines')).toEqual([
      'Company ticket, 2 zones2 648,00 kr662,00 kr · 2 · 324,50 kr refunded',
      'Company ticket, 1 zone694,00 kr694,00 kr · 1',
    ]);
  });
});
