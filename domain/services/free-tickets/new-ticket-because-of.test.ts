import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import {
  type EditableFields,
  type EditedTicket,
  isEditEmpty,
  newTicketBecauseOf,
  type NewTicketReason,
  newTicketReasons,
} from './new-ticket-because-of.rules.ts';

const fields = {
  agreementId: 1,
  holderType: 'FAMILY_MEMBER',
  employeeId: 'A17',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: date('1990-02-03'),
  profileId: 'ADULT',
  zones: { kind: 'zones', from: '1', to: '2V' },
  medium: 'phone',
  phone: { phoneCountryCode: '+47', phone: '91234567' },
} as const satisfies EditableFields;

const media = {
  phone: { medium: 'phone', phone: fields.phone, isCardMade: false },
  'requested card': { medium: 'card', phone: null, isCardMade: false },
  'made card': { medium: 'card', phone: null, isCardMade: true },
} as const;
type MediumName = keyof typeof media;

const ticketOn = (medium: MediumName, other: Partial<EditedTicket> = {}): EditedTicket => ({
  ...fields,
  status: 'active',
  downloadedToPhone: false,
  ...media[medium],
  ...other,
});

const otherPhone = { phoneCountryCode: '+47', phone: '41234567' };

/** One edit of each field, of a ticket on a phone and of one on a card. */
const edits: Record<Exclude<NewTicketReason, 'COMPANY'>, readonly Partial<EditableFields>[]> = {
  ZONE: [
    { zones: { kind: 'all' } },
    { zones: { kind: 'zones', from: '1', to: '3V' } },
    { zones: { kind: 'zones', from: '4V', to: '2V' } },
  ],
  AGREEMENT: [{ agreementId: 2 }],
  NAME: [{ firstName: 'Kåre' }, { lastName: 'Hansen' }],
  DATE_OF_BIRTH: [{ birthDate: date('1990-02-04') }],
  PROFILE_ID: [{ profileId: 'SENIOR' }],
  EMPLOYEE_ID: [{ employeeId: 'A18' }],
  TICKET_HOLDER_TYPE: [{ holderType: 'EMPLOYEE' }],
  MEDIA_TYPE: [],
  PHONE_NUMBER: [{ phone: otherPhone }, { phone: { ...fields.phone, phoneCountryCode: '+46' } }],
};

/** Which fields need a new ticket on which medium, where the ticket is not changed in place. */
const needNew: Record<keyof typeof edits, readonly MediumName[]> = {
  ZONE: ['phone', 'requested card', 'made card'],
  AGREEMENT: ['phone', 'requested card', 'made card'],
  NAME: ['phone', 'made card'],
  DATE_OF_BIRTH: ['phone', 'made card'],
  PROFILE_ID: ['phone', 'requested card', 'made card'],
  EMPLOYEE_ID: ['phone', 'requested card', 'made card'],
  TICKET_HOLDER_TYPE: ['phone', 'requested card', 'made card'],
  MEDIA_TYPE: ['phone', 'requested card', 'made card'],
  PHONE_NUMBER: ['phone'],
};

const reasons = newTicketReasons.filter((reason) => reason !== 'COMPANY');
const mediumNames = ['phone', 'requested card', 'made card'] as const;
const cases = mediumNames.flatMap((medium) =>
  (['pending', 'active'] as const).flatMap((status) =>
    [false, true].map((downloadedToPhone) => ({ medium, status, downloadedToPhone })),
  ),
);

/** The other medium, with a phone where it is one. */
const onOtherMedium = ({ medium }: EditableFields): Partial<EditableFields> =>
  medium === 'phone' ? { medium: 'card', phone: null } : { medium: 'phone', phone: otherPhone };

describe('an edit needs a new ticket (spec 3 §3, §4)', () => {
  describe.each(cases)(
    'of a $status ticket on a $medium, fetched: $downloadedToPhone',
    ({ medium, ...facts }) => {
      const ticket = ticketOn(medium, facts);
      const isInPlace = facts.status === 'pending' && !facts.downloadedToPhone;

      it.each(reasons)('for %s', (reason) => {
        const changes = reason === 'MEDIA_TYPE' ? [onOtherMedium(ticket)] : edits[reason];
        const isNew = isInPlace ? reason === 'MEDIA_TYPE' : needNew[reason].includes(medium);
        for (const change of changes) {
          expect(newTicketBecauseOf(ticket, { ...ticket, ...change })).toEqual(
            isNew ? [reason] : [],
          );
          expect(isEditEmpty(ticket, { ...ticket, ...change })).toBe(false);
        }
      });

      it('not when nothing changes, nor when the zones are turned', () => {
        const turned = { kind: 'zones', from: '2V', to: '1' } as const;
        for (const edited of [ticket, { ...ticket, zones: turned }]) {
          expect(newTicketBecauseOf(ticket, edited)).toEqual([]);
          expect(isEditEmpty(ticket, edited)).toBe(true);
        }
      });
    },
  );

  it('for all reasons at once, in the order of the specification', () => {
    const everything = {
      zones: { kind: 'all' },
      agreementId: 2,
      firstName: 'Kåre',
      birthDate: date('1960-01-01'),
      profileId: 'SENIOR',
      employeeId: 'A18',
      holderType: 'RETIRED',
    } as const;
    const edit = (ticket: EditedTicket, other: Partial<EditableFields>) =>
      newTicketBecauseOf(ticket, { ...ticket, ...everything, ...other }).join(' ');
    expect(edit(ticketOn('phone'), { phone: otherPhone })).toBe(
      'ZONE AGREEMENT NAME DATE_OF_BIRTH PROFILE_ID EMPLOYEE_ID TICKET_HOLDER_TYPE PHONE_NUMBER',
    );
    const toPhone = { medium: 'phone', phone: otherPhone } as const;
    expect(edit(ticketOn('requested card'), toPhone)).toBe(
      'ZONE AGREEMENT PROFILE_ID EMPLOYEE_ID TICKET_HOLDER_TYPE MEDIA_TYPE',
    );
    expect(edit(ticketOn('phone', { status: 'pending' }), { medium: 'card', phone: null })).toBe(
      'MEDIA_TYPE',
    );
  });

  it('whenever it is not pending: nothing else is changed in place', () => {
    for (const status of ticketStatuses) {
      const ticket = ticketOn('phone', { status });
      expect(newTicketBecauseOf(ticket, { ...ticket, agreementId: 2 })).toEqual(
        status === 'pending' ? [] : ['AGREEMENT'],
      );
    }
  });
});
