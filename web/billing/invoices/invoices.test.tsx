// @vitest-environment happy-dom
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, factsUnder, plainText } from '#testing/cells-of.ts';
import {
  changesSince,
  erased,
  february,
  line,
  openAt,
  refund,
  server,
  withLines,
} from './test-invoices.tsx';

afterEach(cleanup);

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('an invoice', () => {
  const path = '/bedriftsavtale/faktura/7';

  it('shows its facts and lines, and links to the people who are known', async () => {
    const newer = { ...refund, id: 11, amount: 10, description: null, invoiceId: 12 };
    const ofZero = { ...refund, id: 10, amount: 0, invoiceId: null, invoiceNumber: null };
    await openAt(path, [
      withLines([
        { ...line, refunds: [refund] },
        { ...erased, refunds: [ofZero, { ...newer, invoiceNumber: 100_110 }] },
      ]),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'February 2026' });
    const notes = (await screen.findByRole('heading', { name: 'Refunds' })).closest('section');
    const listed = within(notes ?? document.body).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => plainText(textContent))).toEqual([
      'Credit note 100110−10,00 kr03.03.2026 · Company ticket, 1 zone',
      'Without a credit note0,00 kr03.03.2026 · Company ticket, 1 zone · Too late',
      'Credit note 100109−324,50 kr03.03.2026 · Ingrid Ali · Too late',
    ]);
    const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(cellsOf(row)).toEqual(['1 324,00 kr', '1', '1 324,00 kr', '324,50 kr']);
    const person = within(row).getByRole('link', { name: 'Ingrid Ali' });
    expect(person.getAttribute('href')).toBe('/bedriftsavtale/ansatt/77');
    screen.getByText('A-2040 · Company ticket, 2 zones');
    const other = screen.getByRole('row', { name: /The name is deleted/ });
    expect(within(other).queryByRole('link')).toBeNull();
    for (const text of ['01.04.2026', february.kid, 'Main office']) screen.getByText(text);
    const vat = screen.getByText(/^Of which VAT 216,21\skr$/);
    expect(plainText(vat.previousElementSibling?.textContent)).toBe('2 018,00 kr');
    screen.getByText(/Customer no\. 1001$/);
    const note = screen.getByRole('link', { name: 'Credit note 100109' });
    expect(note.getAttribute('href')).toBe('/bedriftsavtale/faktura/8');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it.each([
    ['EHF', 'DELIVERED', '2026-03-02T05:01:00Z', /^As EHF, received /],
    ['EMAIL', 'SENT', '2026-03-02T05:01:00Z', /^By e-mail, sent /],
    ['EHF', 'FAILED', '2026-03-02T05:01:00Z', /^As EHF, did not arrive /],
    ['EMAIL', 'WAITING', null, /^By e-mail, is sent soon/],
    [null, 'NOBODY', null, /^Sent to nobody/],
  ] as const)('by %s says that it is %s', async (way, state, at, text) => {
    await openAt(path, [withLines([line], { delivery: { way, state, at } })]);
    await screen.findByText(text);
  });

  it.each([
    ['nothing is paid', 2018, null],
    ['a little is left', 0.01, 'Outstanding 0,01 kr'],
    ['all is paid', 0, 'Outstanding 0,00 kr'],
    ['a little too much is paid', -0.01, '0,01 kr too much paid'],
  ])('says when %s what is outstanding', async (_, outstandingAmount, text) => {
    await openAt(path, [withLines([line], { outstandingAmount })]);
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    const sentence = screen.queryByText(/^Outstanding|too much paid$/);
    expect(plainText(sentence?.textContent) ?? null).toBe(text);
  });

  it('has until when it has to be paid, by which number, and the final deadline', async () => {
    await openAt(path, [withLines([line], { reminderDueDate: '2026-04-15' })]);
    expect(await factsUnder('Total')).toEqual([
      ['Due date', '01.04.2026'],
      ['Final deadline', '15.04.2026'],
      ['KID', february.kid],
      ['Date', '02.03.2026'],
      ['Reference', 'Main office'],
      ['Agreement type', 'Company ticket'],
      ['Agreement', '1'],
    ]);
    expect(screen.queryByRole('link', { name: 'See the invoice' })).toBeNull();
  });

  it('that is a credit note says why, leads to its invoice, and asks for no money', async () => {
    const facts = { type: 'CREDIT_NOTE', creditedInvoiceId: 6, outstandingAmount: 0 };
    const creditNote = { ...facts, reason: 'Sold twice', ticketCount: 0, totalPrice: -1324 };
    await openAt(path, [withLines([{ ...line, price: -1324 }], creditNote)]);
    await screen.findByText('Credit note 100108 · 02.03.2026');
    expect(await factsUnder('Credit note')).toEqual([
      ['Date', '02.03.2026'],
      ['Reason', 'Sold twice'],
      ['Reference', 'Main office'],
      ['Agreement type', 'Company ticket'],
      ['Agreement', '1'],
    ]);
    expect(linkTo('See the invoice')).toBe('/bedriftsavtale/faktura/6');
    expect(screen.queryByText(/^Outstanding|too much paid$/)).toBeNull();
    expect(server.callsTo(getInvoiceChanges)).toEqual([]);
    const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(cellsOf(row)).toEqual(['−1 324,00 kr', '1', '−1 324,00 kr']);
    expect(screen.queryByText(/\d tickets?$/)).toBeNull();
  });

  it('is downloaded as PDF and as EHF', async () => {
    await openAt(path, [withLines([line])]);
    const pdf = await screen.findByRole('link', { name: 'Download PDF' });
    expect(pdf.getAttribute('href')).toBe('/api/invoice/pdf/7/file');
    await press('More files');
    const ehf = screen.getByRole('link', { name: 'EHF (XML)' });
    expect(ehf.getAttribute('href')).toBe('/api/invoice/ehf/7');
    expect(linkTo('The lines as Excel (.xlsx)')).toBe('/api/invoice/xlsx/by-invoice-id/7');
    expect(linkTo('The lines as CSV')).toBe('/api/invoice/csv/by-invoice-id/7');
    fireEvent.click(ehf);
    expect(screen.queryByRole('link', { name: 'EHF (XML)' })).toBeNull();
  });

  it('begins with what changed since the last one of its agreement', async () => {
    const change = { line: { ...line, price: 694 }, oldPrice: null, priceDifference: 694 };
    const groups = [
      { changeType: 'SUBSCRIBED', count: 3, priceDifference: 694, changes: [change] },
    ];
    await openAt(path, [withLines([line]), changesSince(groups)]);
    const card = (await screen.findByText('Changed since January 2026')).closest('section');
    const changes = within(card ?? document.body);
    const [before, fresh, after] = changes
      .getAllByRole('listitem')
      .map(({ textContent }) => plainText(textContent));
    expect(before).toBe('January 20261 324,00 kr');
    expect(fresh).toBe('3 newAli and 2 more+694 kr');
    expect(after).toBe('February 20262 018,00 kr');
    expect(changes.queryByRole('link')).toBeNull();
    await press('3 new');
    expect(changes.getByRole('link', { name: 'Ingrid Ali' })).toBeDefined();
  });

  it('says which credits are set off against it, and where its own went', async () => {
    const settlement = { amount: 100.5, day: '2026-03-02', invoiceId: 6, invoiceNumber: 100_107 };
    const settlements = [
      { ...settlement, isOfEarlier: true },
      { ...settlement, isOfEarlier: false, invoiceId: 8, invoiceNumber: 100_109 },
      { ...settlement, isOfEarlier: false, invoiceId: null, invoiceNumber: null },
    ];
    await openAt(path, [withLines([line], { settlements })]);
    await screen.findByText('Paid out');
    expect(screen.getAllByText(/^100,50\skr$/)).toHaveLength(3);
    expect(linkTo('Set off: credit of invoice 100107')).toBe('/bedriftsavtale/faktura/6');
    expect(linkTo('Set off on invoice 100109')).toBe('/bedriftsavtale/faktura/8');
  });

  it('shows what the list knows of it while its lines load, and leads back to the same rows', async () => {
    const listed = { ...february, invoiceNumber: 100_111, sinceLast: null };
    const address = '/faktura?filter=UNPAID&page=2';
    const loading = new Promise<never>(() => undefined);
    await openAt(address, [
      [listInvoices, { status: 200, body: { totalEntries: 30, matches: [listed] } }],
      [getInvoice, () => loading],
    ]);
    fireEvent.click(await screen.findByRole('link', { name: 'Feb 2026' }));
    await screen.findByRole('heading', { level: 1, name: 'February 2026' });
    expect((await factsUnder('Total')).slice(0, 2)).toEqual([
      ['Due date', '01.04.2026'],
      ['KID', february.kid],
    ]);
    expect(document.title).toBe('February 2026 – 100111 – Ruter Bedrift');
    expect(linkTo('Download PDF')).toBe('/api/invoice/pdf/7/file');
    expect(linkTo('Invoices')).toBe(address);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('begins anew with another one', async () => {
    const many = Array.from({ length: 7 }, (_, at) => ({ ...line, id: 100 + at }));
    const change = { line, oldPrice: null, priceDifference: 694 };
    const groups = [
      { changeType: 'SUBSCRIBED', count: 3, priceDifference: 694, changes: [change] },
    ];
    const { router } = await openAt(path, [withLines(many), changesSince(groups)]);
    const to = async (id: number) => {
      await router.navigate({ to: '/bedriftsavtale/faktura/$id', params: { id: String(id) } });
      await waitFor(() => expect(searchBox().value).toBe(''));
    };
    const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');
    await screen.findByRole('searchbox', { name: 'Search in the lines' });
    fireEvent.change(searchBox(), { target: { value: 'ali' } });
    server.answer(...withLines(many, { id: 8 }));
    await to(8);
    fireEvent.change(searchBox(), { target: { value: 'ali' } });
    await press('3 new');
    await press('Show 2 more');
    await waitFor(() => expect(server.callsTo(getInvoiceChanges)).toHaveLength(3));
    // The one before is still there, and not fetched again.
    await to(7);
    await screen.findByRole('button', { name: '3 new' });
    expect(server.callsTo(getInvoiceChanges).map(({ address }) => address)).toEqual([
      '/api/invoice/changes/by-invoice-id/7',
      '/api/invoice/changes/by-invoice-id/8',
      '/api/invoice/changes/by-invoice-id/8?all=SUBSCRIBED',
    ]);
  });
});
