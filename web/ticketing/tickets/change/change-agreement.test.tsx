// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  changes,
  openChange,
  openEmployee,
  pressSubmit,
  ticketWith,
} from '#ticketing/subscribers/test-employee.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const [first] = granlia.allAgreements;
if (!first) throw new Error('the company has no agreement');
const other = { ...first, id: 77, invoiceReference: 'Branch office' };
const company = companyOf({ allAgreements: [first, other] });
const ticket = ticketWith({ agreementNumber: first.id });

describe('another invoice reference', () => {
  it('says who pays until when, and that the holder notices nothing', async () => {
    await openEmployee([ticket], { company });
    await openChange('Change reference');
    screen.getByText('Main office pays up to and including 31 March.');
    screen.getByText('Branch office pays from 1 April.');
    screen.getByText(/Ingrid notices nothing/);
    pressSubmit('Change reference from 1 April');
    await waitFor(() =>
      expect(changes()[0]).toMatchObject({
        address: '/api/ticket/change-agreement/1',
        body: { agreementName: '77' },
      }),
    );
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          title: 'The reference has been changed',
          text: 'Ingrid Ali, Branch office',
          link: { to: '/bedriftsavtale/ansatt/7' },
        },
      ]),
    );
  });

  it('may be any other one of the same service that can be ordered from', async () => {
    const day = (text: string) => Temporal.PlainDate.from(text);
    const others = [
      { ...other, id: 78, invoiceReference: 'Third', fromDate: day('2026-04-01') },
      { ...other, id: 79, invoiceReference: 'Over', endDate: day('2026-03-03') },
      { ...other, id: 80, invoiceReference: 'Over by then', endDate: day('2026-03-31') },
      { ...other, id: 81, invoiceReference: 'Unsigned', awaitsSignature: true },
      { ...other, id: 82, invoiceReference: 'Pupils', subTypeId: 'SCHOOLTICKET' as const },
      { ...other, id: 83, invoiceReference: 'Still', endDate: day('2026-04-01') },
    ];
    await openEmployee([ticket], {
      company: companyOf({ allAgreements: [first, other, ...others] }),
    });
    await openChange('Change reference');
    const select = screen.getByLabelText<HTMLSelectElement>('New invoice reference');
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Branch office',
      'Third',
      'Still',
    ]);
    write('New invoice reference', '83');
    screen.getByText('Still pays from 1 April.');
    pressSubmit('Change reference from 1 April');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ agreementName: '83' }));
  });

  it.each([
    [409, 'TICKET_NOT_CHANGEABLE', /cannot be changed now/],
    [422, 'AGREEMENT_NOT_VALID', /cannot pay for the ticket/],
    [404, 'AGREEMENT_NOT_FOUND', /cannot pay for the ticket/],
    [404, 'TICKET_NOT_FOUND', /no longer exists/],
  ])('shows the refusal %i %s', async (status, code, text) => {
    await openEmployee([ticket], { company, answer: { status, body: { code } } });
    await openChange('Change reference');
    pressSubmit('Change reference from 1 April');
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
  });

  it('is not offered where there is no other one, and for a ticket that ends before', async () => {
    await openEmployee([ticket], { company });
    await screen.findByRole('button', { name: 'Change reference' });
    cleanup();
    await openEmployee([ticket], { company: companyOf({ allAgreements: [first] }) });
    await screen.findByText('Main office');
    expect(screen.queryByRole('button', { name: 'Change reference' })).toBeNull();
    cleanup();
    await openEmployee([{ ...ticket, expirationDate: '2026-03-31' }], { company });
    await screen.findByText('Main office');
    expect(screen.queryByRole('button', { name: 'Change reference' })).toBeNull();
    cleanup();
    // The company does not see the agreement that pays.
    await openEmployee([{ ...ticket, agreementNumber: 5 }], { company });
    await screen.findByText('Main office');
    expect(screen.queryByRole('button', { name: 'Change reference' })).toBeNull();
  });
});
