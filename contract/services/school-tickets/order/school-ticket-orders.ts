import { twoHomesRefusals } from '@takst/domain/services/school-tickets/two-homes-refusal.ts';
import * as z from 'zod/mini';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { agreementOption, slashOrderOption, zoneOption } from '#ticketing/batches/option-fields.ts';
import { personColumns, ticketColumns } from '#ticketing/batches/shared-columns.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { pupilFields } from './order-school-tickets.contract.ts';

/** School tickets for many pupils, from a file or pasted: each row is one order. */
export const schoolTicketOrders = batchService({
  name: 'school-ticket-orders',
  needs: 'school.order',
  needsToRead: 'school',
  maxRows: 10_000,
  options: z.strictObject({
    agreementName: agreementOption,
    startDate: z.nullable(calendarDate),
    zoneFrom: zoneOption,
    zoneTo: zoneOption,
    validAllZones: z._default(z.boolean(), false),
    slashOrder: slashOrderOption,
  }),
  // From where to where and from when say what each row costs; a reference says who pays.
  questions: [
    {
      code: 'ZONES_NOT_CHOSEN',
      columns: ['zoneFrom', 'zoneTo'],
      isAnswered: ({ zoneFrom, validAllZones }) => zoneFrom !== null || validAllZones === true,
    },
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
    // It decides about all rows: none is checked before it is right.
    { code: 'START_DATE_NOT_OFFERED', columns: [], isAnswered: () => true },
  ],
  exampleOptions: {
    agreementName: '500001',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  columns: {
    firstName: {
      ...personColumns.firstName,
      as: 'text',
      schema: pupilFields.firstName,
      isRequired: true,
    },
    lastName: {
      ...personColumns.lastName,
      as: 'text',
      schema: pupilFields.lastName,
      isRequired: true,
    },
    fullName: {
      ...personColumns.fullName,
      headings: {
        nb: ['Navn', 'Elev', 'Elevens navn', 'Fullt navn', 'Etternavn, Fornavn'],
        en: ['Name', 'Pupil', 'Full name', 'Last name, First name'],
      },
    },
    className: {
      as: 'text',
      schema: pupilFields.className,
      headings: {
        nb: ['Klasse', 'Klassenavn', 'Basisgruppe', 'Gruppe'],
        en: ['Class', 'Class name', 'Group'],
      },
      example: '8A',
      isRequired: true,
    },
    studentId: {
      as: 'text',
      schema: pupilFields.studentId,
      headings: {
        nb: ['Elevnummer', 'Elevnr', 'Elev-ID', 'ElevID'],
        en: ['Student number', 'Student ID', 'Pupil number'],
      },
      example: '10042',
      isRequired: false,
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
      lengths: [10, 11, 16],
      headings: {
        nb: ['Reisekortnummer', 'Reisekortnr', 'Kortnummer', 'Kortnr', 'Reisekort'],
        en: ['Travel card number', 'Card number', 'Travel card no', 'Card no'],
      },
      example: '',
      isRequired: false,
    },
    zoneFrom: { ...ticketColumns.zoneFrom, isDetail: true },
    zoneTo: { ...ticketColumns.zoneTo, isDetail: true },
    secondZoneFrom: {
      as: 'zone',
      headings: {
        nb: ['Fra sone, hjem 2', 'Sone, hjem 2', 'Andre hjem fra sone', 'Andre hjem'],
        en: ['From zone, home 2', 'Zone, home 2', 'Second home from zone', 'Second home'],
      },
      example: '',
      isRequired: false,
      isDetail: true,
    },
    secondZoneTo: {
      as: 'zone',
      headings: {
        nb: ['Til sone, hjem 2', 'Andre hjem til sone'],
        en: ['To zone, home 2', 'Second home to zone'],
      },
      example: '',
      isRequired: false,
      isDetail: true,
    },
    agreement: { ...ticketColumns.agreement, example: 'Skoleskyss', isDetail: true },
  },
  faults: [
    'PHONE_AND_CARD',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'START_DATE_NOT_OFFERED',
    'INVALID_ZONE_FROM',
    'INVALID_ZONE_TO',
    'PRODUCT_NOT_OFFERED',
    'MEDIUM_NOT_OFFERED',
    'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    'CARD_NUMBER_INVALID',
    'MOBILE_TICKET_INVALID_PHONE',
    'CONFLICTING_TICKET',
    'PHONE_HAS_TICKET',
    'CARD_HAS_TICKET',
    ...twoHomesRefusals,
  ],
  /** Nothing can be mended in a row of a pupil who has a ticket: it is there (spec 3 §4). */
  faultsOfExisting: ['CONFLICTING_TICKET'],
  generalFaults: [
    'NO_VALID_AGREEMENT',
    'ZONES_NOT_CHOSEN',
    'START_DATE_NOT_CHOSEN',
    'AGREEMENT_NOT_CHOSEN',
    'START_DATE_NOT_OFFERED',
  ],
});
