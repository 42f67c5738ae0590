// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { companyOf } from '#testing/session-answers.ts';
import {
  choose,
  departmentOf,
  employer,
  faults,
  fillIn,
  fillInNorwegian,
  isChosen,
  openFreeOrder,
  optionsOf,
  orders,
  send,
  valueOf,
} from './test-free-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const right = {
  agreementNumber: 600001,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-17',
  dateOfBirth: '1985-05-14',
  ticketHolderType: 'EMPLOYEE',
  profile: 1,
  startDate: '2026-03-04',
  zoneFrom: '1',
  zoneTo: '2Ø',
  validAllZones: false,
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: '41234567',
  ordersNewCard: false,
};

describe('an order of a free ticket', () => {
  it('sends the create payload, says so with a link, and opens the list (spec 3 §3, §8)', async () => {
    await openFreeOrder();
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders()).toEqual([right]);
    expect(draftStore.holdsAny()).toBe(false);
    expect(shownToasts()).toEqual([
      expect.objectContaining({
        kind: 'success',
        title: 'Ticket ordered successfully!',
        text: 'Ingrid Ali, from 4 March',
        link: { to: '/fribilletter/71', text: 'See the ticket' },
      }),
    ]);
  });

  it('says so in Norwegian', async () => {
    await openFreeOrder({ language: 'nb' });
    fillInNorwegian();
    send('Bestill fribillett');
    await screen.findByText('The list');
    expect(shownToasts()).toMatchObject([
      { title: 'Billetten er bestilt!', text: 'Ingrid Ali, fra 4. mars' },
    ]);
  });

  it('is for any relation, with the profile as its number', async () => {
    await openFreeOrder();
    fillIn();
    choose('Family member');
    write('Date of birth', '02.11.2015');
    await waitFor(() => expect(isChosen('Child')).toBe(true));
    send();
    await screen.findByText('The list');
    expect(orders()).toMatchObject([
      { ticketHolderType: 'FAMILY_MEMBER', profile: 2, dateOfBirth: '2015-11-02' },
    ]);
  });

  it('is sent once when pressed twice', async () => {
    await openFreeOrder();
    fillIn();
    send();
    send();
    await screen.findByText('The list');
    expect(orders()).toHaveLength(1);
  });
});

describe('somebody else of the family', () => {
  const relative = {
    id: 71,
    status: 'active',
    mediaType: 'MOBILE_TICKET',
    travelCardState: null,
    travelCardNumber: null,
    manufacturedAt: null,
    ticketHolderType: 'EMPLOYEE',
    profile: 1,
    firstName: 'Ingrid',
    lastName: 'Ali',
    employeeId: 'A-17',
    employeeBirthDate: '1985-05-14',
    phoneCountryCode: '+47',
    phone: '41234567',
    agreementNumber: 600002,
    invoiceReference: 'Verksted',
    zoneFrom: '3',
    zoneTo: '4',
    allZones: false,
    nrOfZones: 3,
    startDate: '2026-03-04',
    expirationDate: null,
    pricePerMonth: 300,
    taxAmount: 1900,
    appId: null,
    downloadedToPhone: false,
    pickupCode: null,
    isHandedOut: false,
    endedOn: null,
    isContinued: false,
    continuesId: null,
    reopensId: null,
  };
  const company = {
    ...employer,
    allAgreements: [departmentOf(600001, 'Drift'), departmentOf(600002, 'Verksted')],
  };

  it('is offered after the order', async () => {
    const { router } = await openFreeOrder({ company });
    fillIn();
    write('Department', '600002');
    send();
    await screen.findByText('The list');
    const [toast] = shownToasts();
    expect(toast?.action?.text).toBe('Order for somebody else of the family');
    act(() => toast?.action?.onAct());
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/fribilletter/ny',
        search: { familie: '71' },
      }),
    );
  });

  it('keeps employee number, department and zones of the ticket', async () => {
    await openFreeOrder({ company, family: [relative] });
    expect(isChosen('Family member')).toBe(true);
    expect(valueOf('Employee number')).toBe('A-17');
    expect(valueOf('First name')).toBe('');
    expect(valueOf('Department')).toBe('600002');
    expect([valueOf('From zone'), valueOf('To zone')]).toEqual(['3', '4']);
  });

  it('begins without a department that is over', async () => {
    const ended = {
      ...company,
      allAgreements: [
        departmentOf(600001, 'Drift'),
        departmentOf(600002, 'Verksted', '2026-03-03'),
        departmentOf(600003, 'Havn'),
      ],
    };
    await openFreeOrder({ company: ended, family: [relative] });
    expect(valueOf('Department')).toBe('');
  });
});

describe('the department', () => {
  const several = companyOf({
    allAgreements: [
      ...companyOf({}).allAgreements,
      departmentOf(600001, 'Drift'),
      departmentOf(600002, 'Verksted', '2026-03-03'),
      departmentOf(600003, ''),
      departmentOf(600004, 'Havn', '2026-03-20'),
    ],
  });
  const settings = (invoiceReference: string | null) => ({
    invoiceReference,
    expireChildTickets: 'NEVER',
    expireChildTicketsAtAge: 18,
    version: 'v1',
  });

  it('is one of those under which may be ordered, by its reference or its number', async () => {
    await openFreeOrder({ company: several });
    expect(optionsOf('Department')).toEqual(['Drift', '600003', 'Havn']);
    expect(valueOf('Department')).toBe('');
    fillIn();
    send();
    expect(await faults()).toEqual(['Choose a department']);
  });

  it('is chosen by the settings of the company, as far as it is still there', async () => {
    await openFreeOrder({ company: several, settings: settings('Havn') });
    expect(valueOf('Department')).toBe('600004');
    cleanup();
    await openFreeOrder({ company: several, settings: settings('Verksted') });
    expect(valueOf('Department')).toBe('');
  });

  it('offers no day after its end', async () => {
    await openFreeOrder({ company: several, settings: settings('Havn') });
    expect(optionsOf('Start date').slice(-2)).toEqual(['20 March', 'Another day …']);
    write('Start date', '2026-03-20');
    write('Department', '600001');
    write('Start date', '2026-04-01');
    write('Department', '600004');
    fillIn();
    send();
    expect(await faults()).toEqual(['Choose a day from today to 20 March 2026']);
  });
});

describe('the draft of an order', () => {
  it('survives leaving, and is discarded by Cancel', async () => {
    const { router } = await openFreeOrder();
    write('First name', 'Kari');
    write('Date of birth', '14.05.1985');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(true));
    await act(() => router.navigate({ to: '/fribilletter' }));
    await screen.findByText('The list');
    await act(() => router.navigate({ to: '/fribilletter/ny' }));
    await screen.findByText('It has not been sent yet.');
    expect([valueOf('First name'), valueOf('Date of birth')]).toEqual(['Kari', '14.05.1985']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The list');
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is restored without what is no longer offered', async () => {
    const old = {
      firstName: 'Kari',
      startDate: '2026-03-03',
      agreementNumber: '1',
      medium: 'card',
    };
    draftStore.keep(`order-free-ticket:${employer.id}:new`, old);
    await openFreeOrder({ tenant: 'fjord' });
    expect(valueOf('First name')).toBe('Kari');
    expect(valueOf('Start date')).toBe('2026-03-04');
    expect(isChosen('Mobile')).toBe(true);
  });
});
