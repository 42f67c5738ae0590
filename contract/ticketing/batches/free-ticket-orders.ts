import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
import { batchService } from './batch-service.ts';
import { departmentColumn, freeHolderColumns } from './free-ticket-columns.ts';
import { agreementOption, slashOrderOption } from './option-fields.ts';
import { personColumns, ticketColumns } from './shared-columns.ts';

/** What stands above the table decides about all rows: none is checked before it is right (spec 3 §8, general errors). */
const aboutStart = (code: string) => ({ code, columns: [], isAnswered: () => true });

/** Free tickets for many people (spec 3 §5, "Mass order CSV"). */
export const freeTicketOrders = batchService({
  name: 'free-ticket-orders',
  needs: 'freeTicket.order',
  needsToRead: 'freeTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** The department of rows that name none. */
    agreementName: agreementOption,
    startDate: z.nullable(calendarDate),
    /** A holder with a travel card and no number gets a new card; otherwise the number is missing. */
    ordersNewCards: z._default(z.boolean(), false),
    slashOrder: slashOrderOption,
  }),
  questions: [
    {
      code: 'START_DATE_NOT_CHOSEN',
      columns: [],
      isAnswered: ({ startDate }) => startDate !== null,
    },
    {
      code: 'AGREEMENT_NOT_CHOSEN',
      columns: ['agreement'],
      isAnswered: ({ agreementName }) => agreementName !== null,
    },
    aboutStart('START_DATE_TOO_EARLY'),
    aboutStart('START_DATE_TOO_LATE'),
  ],
  exampleOptions: { agreementName: '500001', startDate: '2026-04-01' },
  columns: {
    ...freeHolderColumns,
    holderType: {
      as: 'choice',
      choices: [
        { value: 'EMPLOYEE', names: { nb: 'Ansatt', en: 'Employee' } },
        { value: 'FAMILY_MEMBER', names: { nb: 'Familie', en: 'Family' } },
        { value: 'RETIRED', names: { nb: 'Pensjonist', en: 'Retired' } },
      ],
      headings: {
        nb: ['Relasjon', 'Tilknytning', 'Relasjon til ansatt'],
        en: ['Relation', 'Relationship', 'Holder type'],
      },
      example: 'Ansatt',
      isRequired: true,
      isDetail: true,
    },
    profile: {
      as: 'choice',
      choices: [
        { value: 'ADULT', names: { nb: 'Voksen', en: 'Adult' } },
        { value: 'CHILD', names: { nb: 'Barn', en: 'Child' } },
        { value: 'SENIOR', names: { nb: 'Honnør', en: 'Reduced' } },
      ],
      headings: {
        nb: ['Profil', 'Reisendekategori', 'Kundegruppe'],
        en: ['Profile', 'Passenger type', 'Traveller'],
      },
      example: 'Voksen',
      isRequired: true,
      isDetail: true,
    },
    mediaType: {
      as: 'choice',
      choices: [
        { value: 'MOBILE_TICKET', names: { nb: 'Mobil', en: 'Mobile' } },
        { value: 'TRAVEL_CARD', names: { nb: 'Reisekort', en: 'Travel card' } },
        { value: 'NEW_TRAVEL_CARD', names: { nb: 'Nytt reisekort', en: 'New travel card' } },
      ],
      headings: {
        nb: ['Medietype', 'Media', 'Medium', 'Billett på'],
        en: ['Media type', 'Medium', 'Ticket on'],
      },
      example: 'Mobil',
      isRequired: true,
      isDetail: true,
    },
    phone: {
      ...personColumns.phone,
      headings: {
        nb: ['Mobilnummer', ...personColumns.phone.headings.nb],
        en: ['Mobile number', ...personColumns.phone.headings.en],
      },
      isRequired: false,
    },
    cardNumber: {
      as: 'digits',
      // Of all operators; the length of the own one is decided with the order (spec 3 §5).
      lengths: [9, 10, 11, 16],
      headings: {
        nb: ['Reisekortnummer', 'Reisekortnr', 'Kortnummer', 'Kortnr'],
        en: ['Travel card number', 'Card number', 'Travel card no', 'Card no'],
      },
      example: '',
      isRequired: false,
      isDetail: true,
    },
    zoneFrom: { ...ticketColumns.zoneFrom, isDetail: true },
    zoneTo: { ...ticketColumns.zoneTo, isDetail: true },
    agreement: { ...departmentColumn, isDetail: true },
  },
  faults: [
    'CONFLICTING_TICKET',
    'TICKET_ALREADY_EXISTS',
    'INVALID_ZONE_FROM',
    'INVALID_ZONE_TO',
    'BIRTH_DATE_TOO_RECENT',
    'PROFILE_MISMATCH',
    'INVALID_FIRST_NAME',
    'INVALID_LAST_NAME',
    'INVALID_EMPLOYEE_ID',
    'MOBILE_TICKET_NO_PHONE',
    'MOBILE_TICKET_INVALID_PHONE',
    'CARD_NUMBER_INVALID',
    'NEW_CARD_NOT_OFFERED',
    'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    'START_DATE_TOO_EARLY',
    'START_DATE_TOO_LATE',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'PRODUCT_NOT_OFFERED',
  ],
  /** Nothing can be mended in a row that met a ticket: it is there (spec 3 §4). */
  faultsOfExisting: ['CONFLICTING_TICKET', 'TICKET_ALREADY_EXISTS'],
  generalFaults: [
    'NO_VALID_AGREEMENT',
    'START_DATE_NOT_CHOSEN',
    'AGREEMENT_NOT_CHOSEN',
    'START_DATE_TOO_EARLY',
    'START_DATE_TOO_LATE',
  ],
});
