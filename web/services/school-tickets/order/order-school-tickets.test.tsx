// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { companyOf } from '#testing/session-answers.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { cardsOf, faults, price } from '#services/free-tickets/order/test-free-order-form.tsx';
import {
  agreementOf,
  openSchoolOrder,
  orders,
  schoolWith,
  schoolYears,
  valueOf,
  write,
  writePupil,
} from './test-school-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const nora = ['Nora', 'Berg', '8A', '41234567'] as const;
const emil = ['Emil', 'Dahl', '8B', '41234568'] as const;

describe('an order of school tickets', () => {
  it('sends the create payload, says who, and opens the overview (spec 3 §3)', async () => {
    await openSchoolOrder({ answer: { status: 200, body: { ids: [71, 72] } } });
    writePupil(1, nora);
    pressNow('Add a pupil');
    writePupil(2, emil);
    write(2, 'Mobile number', '+46 70 123 45 67');
    pressNow('Order 2 tickets');
    await screen.findByText('The list');
    expect(orders()).toEqual([
      {
        agreementNumber: 500_020,
        startDate: '2026-03-04',
        validAllZones: false,
        zoneIdFrom: expect.any(String),
        zoneIdTo: expect.any(String),
        recipients: [
          {
            mediaType: 'MOBILE_TICKET',
            firstName: 'Nora',
            lastName: 'Berg',
            className: '8A',
            phoneCountryCode: '+47',
            phone: '41234567',
          },
          {
            mediaType: 'MOBILE_TICKET',
            firstName: 'Emil',
            lastName: 'Dahl',
            className: '8B',
            phoneCountryCode: '+46',
            phone: '701234567',
          },
        ],
      },
    ]);
    expect(draftStore.holdsAny()).toBe(false);
    expect(shownToasts()).toEqual([
      expect.objectContaining({
        kind: 'success',
        title: '2 tickets have been ordered!',
        text: 'Nora Berg and 1 more pupil, from 4 March',
      }),
    ]);
  });

  it('leads to the one ticket that was ordered', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    pressNow('Order ticket');
    await screen.findByText('The list');
    expect(shownToasts()).toMatchObject([
      {
        title: 'The ticket has been ordered!',
        text: 'Nora Berg, from 4 March',
        link: { to: '/skole/71', text: 'See the ticket' },
      },
    ]);
    closeToast(shownToasts()[0]?.id ?? 0);
    cleanup();
    await openSchoolOrder({ answer: { status: 200, body: { ids: [71, 72, 73] } } });
    for (const [place, pupil] of [nora, emil, ['Ida', 'Vik', '8C', '41234569']].entries()) {
      if (place > 0) pressNow('Add a pupil');
      writePupil(place + 1, pupil);
    }
    pressNow('Order 3 tickets');
    await screen.findByText('The list');
    expect(shownToasts()).toMatchObject([{ text: 'Nora Berg and 2 more pupils, from 4 March' }]);
    expect(shownToasts()[0]).not.toHaveProperty('link');
  });

  it('stays with what was typed when the server fails', async () => {
    await openSchoolOrder({ answer: { status: 500, body: { code: 'UNEXPECTED', id: 'x' } } });
    writePupil(1, nora);
    pressNow('Order ticket');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { kind: 'error', title: 'Ordering the ticket failed!' },
      ]),
    );
    expect(valueOf(1, 'Last name')).toBe('Berg');
  });

  it('is given up with what was typed', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    pressNow('Cancel');
    await screen.findByText('The list');
    cleanup();
    await openSchoolOrder();
    expect(valueOf(1, 'Last name')).toBe('');
    expect(orders()).toEqual([]);
  });

  it('begins with what is still offered of a draft', async () => {
    const company = schoolWith(agreementOf(500_020), agreementOf(500_021));
    const label = 'Invoice reference';
    const values = () =>
      [label, 'Start date'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
    await openSchoolOrder({ company });
    expect(values()).toEqual(['', '2026-03-04']);
    fireEvent.change(screen.getByLabelText(label), { target: { value: '500021' } });
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-03-09' } });
    writePupil(1, nora);
    cleanup();
    await openSchoolOrder({ company });
    expect(values()).toEqual(['500021', '2026-03-09']);
    cleanup();
    // Another agreement has the medium still.
    await openSchoolOrder({
      company: schoolWith(agreementOf(500_020, ['phone']), agreementOf(500_021, ['card'])),
    });
    expect(values()).toEqual(['500021', '2026-03-09']);
    expect(cardsOf('Ticket on')).toContain('*Travel cards (ID-based)');
    cleanup();
    const [year] = schoolYears;
    await openSchoolOrder({
      company: schoolWith(agreementOf(500_020, ['card'])),
      offered: { years: [{ ...year, firstStart: '2026-03-10' }] },
    });
    // The form does not ask for the only agreement.
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('2026-03-10');
    expect(cardsOf('Ticket on')).toEqual([
      '-Mobile: Not in the agreement',
      '*Travel cards (ID-based)',
      '-New travel cards: Not in the agreement',
    ]);
    expect(valueOf(1, 'Last name')).toBe('Berg');
  });

  it('says what it costs for each pupil and in all', async () => {
    await openSchoolOrder();
    expect(price()).toContain('400 kr');
    pressNow('Add a pupil');
    pressNow('Add a pupil');
    await screen.findByRole('group', { name: 'Pupil 3' });
    expect(price()).toMatch(/^1.200.kr per month400.kr for each pupil$/);
    screen.getByText('VAT included. Invoiced for the first time for March 2026.');
    cleanup();
    sessionStorage.clear();
    await openSchoolOrder({ offered: { products: [] } });
    expect(price()).toBe('We have no price for this choice. Contact us, and we will help you.');
  });

  it('is said in words, with the last day of its school year', async () => {
    const [year] = schoolYears;
    const next = {
      ...year,
      firstStart: '2026-08-17',
      lastStart: '2027-06-15',
      lastDay: '2027-06-30',
    };
    const company = schoolWith(agreementOf(500_020), agreementOf(500_021));
    await openSchoolOrder({
      company,
      offered: { years: [year, next] },
      answer: { status: 422, body: { code: 'START_DATE_NOT_OFFERED' } },
    });
    const words = () =>
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(words().slice(0, 2)).toEqual([
      ['For', '1 pupil'],
      ['On', 'Mobile'],
    ]);
    expect(words().slice(3, 5)).toEqual([
      ['Start', '4 March 2026'],
      ['End', '30 June 2026'],
    ]);
    fireEvent.change(screen.getByLabelText('Invoice reference'), { target: { value: '500021' } });
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-08-17' } });
    await waitFor(() =>
      expect(words().slice(3)).toEqual([
        ['Start', '17 August 2026'],
        ['End', '30 June 2027'],
        ['Invoice reference', 'Skoleskyss 500021'],
      ]),
    );
    screen.getByText('VAT included. Invoiced for the first time for August 2026.');
    writePupil(1, nora);
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      'Choose a day from 4 March 2026 to 15 June 2026, from 17 August 2026 to 15 June 2027',
    ]);
  });

  it('is paid by an agreement for school tickets that is valid', async () => {
    const expired = { ...agreementOf(500_021), endDate: Temporal.PlainDate.from('2026-03-03') };
    const other = { ...agreementOf(500_022), subTypeId: 'SUBSCRIPTIONS' as const };
    const { allAgreements: agreements } = schoolWith(agreementOf(500_020));
    await openSchoolOrder({
      company: companyOf({ allAgreements: [...agreements, expired, other] }),
    });
    // The form does not ask for the only one.
    expect(screen.queryByLabelText('Invoice reference')).toBeNull();
    expect(screen.getAllByText('Skoleskyss 500020')).not.toEqual([]);
  });

  it('has a row for each pupil, which goes with its button', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    expect(screen.queryByRole('button', { name: /^Remove pupil/ })).toBeNull();
    const focusedIn = () => document.activeElement?.closest('fieldset')?.textContent?.slice(0, 7);
    for (const pupil of ['Pupil 2', 'Pupil 3']) {
      pressNow('Add a pupil');
      await waitFor(() => expect(focusedIn()).toBe(pupil));
    }
    writePupil(3, emil);
    pressNow('Remove pupil 2');
    await waitFor(() => expect(focusedIn()).toBe('Pupil 1'));
    expect([1, 2].map((place) => valueOf(place, 'First name'))).toEqual(['Nora', 'Emil']);
    expect(screen.queryByRole('group', { name: 'Pupil 3' })).toBeNull();
  });

  it('names each pupil whose fields are wrong', async () => {
    await openSchoolOrder();
    write(1, 'First name', 'Nora');
    write(1, 'Last name', 'B');
    write(1, 'Mobile number', '22334455');
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      'Nora B, Last name: Type 2 to 100 characters',
      'Nora B, Class: Type the class, with at most 100 characters',
      expect.stringMatching(/^Nora B, Mobile number: /),
    ]);
    expect(orders()).toEqual([]);
  });

  it('keeps what was typed over a reload', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    cleanup();
    await openSchoolOrder();
    expect(valueOf(1, 'Last name')).toBe('Berg');
  });
});
