// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openOrderForm,
  optionsOf,
  orders,
  send,
  setEarlierTicket,
  setKnownPeople,
  valueOf,
} from '#services/company-tickets/test-order-form.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { OrderCompanyTicketPage } from './order-company-ticket.page.tsx';

const path = '/borettslag/opprett';
const association = companyOf({
  name: 'Lindetunet borettslag',
  allAgreements: granlia.allAgreements.map((agreement) => ({
    ...agreement,
    subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT',
  })),
  agreementSettings: { ...granlia.agreementSettings, increasedExpiry: true },
});
const List = () => <p>The residents</p>;
const inHousing = {
  pages: { [path]: OrderCompanyTicketPage, '/borettslag': List },
  at: path,
  company: association,
  features: ['housing', 'housing.order'],
} as const;

function fillInResident(employeeId: string) {
  write('Mobile', '41234567');
  write('Resident number', employeeId);
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setEarlierTicket(null);
  setKnownPeople();
});

describe('an order for a resident (spec 2 §5, Housing form)', () => {
  it('has 6 start dates, also where the company has increased expiry', async () => {
    await openOrderForm(undefined, inHousing);
    expect(optionsOf('Start date')).toHaveLength(6);
  });

  it('takes a number of one character, and leads back to the residents', async () => {
    await openOrderForm(undefined, inHousing);
    fillInResident('7');
    send();
    await screen.findByText('The residents');
    expect(orders().map(({ body }) => body)).toMatchObject([{ employeeId: '7' }]);
  });

  it('needs a number, of at most 20 characters', async () => {
    await openOrderForm(undefined, inHousing);
    fillInResident('x'.repeat(21));
    send();
    const fault = 'Resident number must have 1–20 characters';
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
    write('Resident number', ' ');
    send();
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
    expect(orders()).toEqual([]);
  });

  it('for another resident like an earlier one is of the same unit', async () => {
    setEarlierTicket(ticketWith({ employeeId: 'H0201', agreementNumber: 1 }));
    await openOrderForm(undefined, { ...inHousing, at: `${path}?som=5` });
    expect(valueOf('Resident number')).toBe('H0201');
    expect(valueOf('First name')).toBe('');
  });

  it('says nothing of another one with the number: they live there, too', async () => {
    const ingrid = {
      id: 7,
      firstName: 'Ingrid',
      lastName: 'Ali',
      employeeId: 'H0201',
      phoneCountryCode: '+47',
      phone: '41234567',
      ticket: null,
      holdsOpenEnded: false,
      firstPossibleStart: null,
    };
    const employeeIdHolder = { id: 9, firstName: 'Ola', lastName: 'Dahl' };
    setKnownPeople({ person: ingrid, employeeIdHolder });
    await openOrderForm(undefined, inHousing);
    fillInResident('H0201');
    await screen.findByText(/^The number belongs to Ingrid Ali/);
    expect(screen.queryByText(/Ola Dahl/)).toBeNull();
  });

  it.each([
    [
      { code: 'TICKET_ALREADY_HELD' },
      'There already exists a pending or active ticket for this phone number.',
    ],
    [
      {
        code: 'START_DATE_IN_QUARANTINE',
        expectedQuaranteenEndDate: '2026-04-01',
        lastOrder: { expirationDate: '2026-03-01' },
      },
      /A ticket that has expired on 01\.03\.2026 already exists.*start date for a new ticket is 01\.04\.2026/,
    ],
  ])('tells why it is refused, and keeps the form (spec 2 §8)', async (body, text) => {
    await openOrderForm({ status: 409, body }, inHousing);
    fillInResident('H0201');
    send();
    expect((await screen.findByText(text)).textContent).toBeTruthy();
    expect(screen.getByLabelText('First name')).toBeDefined();
  });
});

describe('an order for an employee (spec 2 §5)', () => {
  it('needs a number of 2 characters, and has 32 start dates with increased expiry', async () => {
    const { agreementSettings } = association;
    await openOrderForm(undefined, { company: { ...granlia, agreementSettings } });
    expect(optionsOf('Start date')).toHaveLength(32);
    write('Employee number', '7');
    send();
    const fault = 'Employee number must have 2–20 characters';
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
  });
});
