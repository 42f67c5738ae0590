import { unsetChildEnd } from '#services/free-tickets/child-end-settings.ts';
import { department, offer } from '#services/free-tickets/test-free-facts.ts';
import { date } from '#testing/any-date.ts';
import { decideFreeEdit } from './decide-free-edit.rules.ts';
import type { FreeEdit, FreeEditFacts, TicketToEdit } from './free-edit.ts';

export const today = date('2026-03-06');
const phone = { phoneCountryCode: '+47', phone: '41234567' };
export const zones = { kind: 'zones', from: '11', to: '12' } as const;
export const childEnd = {
  expireChildTickets: 'AT_END_OF_MONTH',
  expireChildTicketsAtAge: 18,
} as const;

/** On a phone that has fetched it. */
export const ticket: TicketToEdit = {
  agreementId: 7,
  companyId: 1,
  holderType: 'EMPLOYEE',
  employeeId: 'A-17',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: date('1985-05-14'),
  profileId: 'ADULT',
  zones,
  medium: 'phone',
  phone,
  status: 'active',
  downloadedToPhone: true,
  isCardMade: false,
  hasPrintedName: false,
  sold: {
    productId: 'older-product',
    choice: zones,
    nrOfZones: 2,
  },
  ruled: {
    status: 'active',
    startDate: date('2026-01-01'),
    expirationDate: null,
    endedOn: null,
    isContinued: false,
    agreementId: 7,
    medium: 'phone',
    cardId: null,
    hasPickupCode: true,
    downloadedToPhone: true,
  },
};
/** It is not fetched, and it has not begun. */
export const pending: TicketToEdit = {
  ...ticket,
  status: 'pending',
  downloadedToPhone: false,
  ruled: {
    ...ticket.ruled,
    status: 'pending',
    startDate: date('2026-05-01'),
  },
};
/** On a card that was made for it. */
export const onCard: TicketToEdit = {
  ...ticket,
  medium: 'card',
  phone: null,
  isCardMade: true,
  hasPrintedName: true,
  ruled: {
    ...ticket.ruled,
    medium: 'card',
    cardId: 3,
  },
};

const unchanged: FreeEdit = {
  agreementId: 7,
  holderType: 'EMPLOYEE',
  employeeId: 'A-17',
  profileId: 'ADULT',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: date('1985-05-14'),
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  medium: {
    kind: 'phone',
    ...phone,
  },
  timeOfChange: null,
};
export const toCard: Partial<FreeEdit> = { medium: { kind: 'card' } };
export const otherPhone: Partial<FreeEdit> = {
  medium: { kind: 'phone', ...phone, phone: '41234568' },
};

export const decide = (edit: Partial<FreeEdit>, changed: Partial<FreeEditFacts> = {}) =>
  decideFreeEdit(
    {
      tenant: 'ruter',
      today,
      ticket,
      childEnd: unsetChildEnd,
      agreements: new Map([
        [7, department],
        [
          8,
          {
            ...department,
            endDate: date('2026-04-30'),
          },
        ],
        [
          9,
          {
            ...department,
            companyId: 2,
          },
        ],
        [
          10,
          {
            ...department,
            isDeleted: true,
          },
        ],
      ]),
      offerOn: () => offer,
      isMobile: () => true,
      rules: {
        actions: () => new Set(['edit-ticket']),
        refuseContinuation: () => null,
      },
      heldByHolder: [],
      heldOnMedium: [],
      ...changed,
    },
    { ...unchanged, ...edit },
  );

export const refusals = (...args: Parameters<typeof decide>) => {
  const decided = decide(...args);
  return 'refusals' in decided ? decided.refusals.map(({ code }) => code) : [];
};
export const accepted = (...args: Parameters<typeof decide>) => {
  const decided = decide(...args);
  if ('refusals' in decided) throw new Error(decided.refusals.map(({ code }) => code).join());
  return decided;
};
