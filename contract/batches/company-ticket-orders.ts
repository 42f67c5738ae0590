import * as z from 'zod/mini';
import { calendarDate } from '#scalars.ts';
import { holderName, requiredText } from '#text-fields.ts';
import { batchService } from './batch-service.ts';

const zoneOption = z.nullable(z.string().check(z.minLength(1), z.maxLength(100)));

/** Company tickets for many people (design: batches, “order for many”). */
export const companyTicketOrders = batchService({
  name: 'company-ticket-orders',
  needs: 'companyTicket.order',
  needsToRead: 'companyTicket',
  maxRows: 10_000,
  options: z.strictObject({
    /** The agreement's number, as text, as in the order of one ticket. */
    agreementName: z.nullable(z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'required' }))),
    startDate: z.nullable(calendarDate),
    zoneFrom: zoneOption,
    zoneTo: zoneOption,
    validAllZones: z._default(z.boolean(), false),
    /** Those whom the company knows get the names of the rows; else they keep theirs. */
    hasNewNames: z._default(z.boolean(), false),
    slashOrder: z._default(z.nullable(z.enum(['day-first', 'month-first'])), null),
  }),
  exampleOptions: {
    agreementName: '500001',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  columns: {
    firstName: {
      as: 'text',
      schema: holderName,
      headings: { nb: ['Fornavn'], en: ['First name', 'Given name'] },
      example: 'Kari',
      isRequired: true,
    },
    lastName: {
      as: 'text',
      schema: holderName,
      headings: { nb: ['Etternavn'], en: ['Last name', 'Surname', 'Family name'] },
      example: 'Nordmann',
      isRequired: true,
    },
    fullName: {
      as: 'full-name',
      splitsInto: ['firstName', 'lastName'],
      headings: { nb: ['Navn', 'Ansatt', 'Fullt navn'], en: ['Name', 'Full name', 'Employee'] },
      example: 'Kari Nordmann',
      isRequired: false,
    },
    phone: {
      as: 'phone',
      headings: {
        nb: ['Mobil', 'Mobiltelefon', 'Mobilnummer', 'Telefon', 'Telefonnr. mobil', 'Tlf'],
        en: ['Mobile', 'Mobile phone', 'Mobile number', 'Phone', 'Telephone no. mobile'],
      },
      example: '412 34 567',
      isRequired: true,
    },
    employeeId: {
      as: 'text',
      schema: requiredText(20, 2),
      headings: {
        nb: ['Ansattnr', 'Ansattnummer', 'Ans.nr', 'Lønnsnr', 'Lønnsnummer'],
        en: ['Employee number', 'Employee no', 'Employee ID'],
      },
      example: '4711',
      isRequired: true,
    },
    agreement: {
      as: 'text',
      schema: requiredText(200),
      headings: {
        nb: ['Fakturareferanse', 'Avtale', 'Avtalenummer', 'Referanse'],
        en: ['Invoice reference', 'Agreement', 'Agreement number', 'Reference'],
      },
      example: 'Oslo kontor',
      isRequired: false,
    },
    startDate: {
      as: 'date',
      headings: {
        nb: ['Startdato', 'Gyldig fra', 'Billett fra'],
        en: ['Start date', 'Valid from', 'Ticket from'],
      },
      example: '01.04.2026',
      isRequired: false,
    },
    zoneFrom: {
      as: 'zone',
      headings: { nb: ['Fra sone', 'Sone', 'Sone fra'], en: ['From zone', 'Zone', 'Zone from'] },
      example: '1',
      isRequired: false,
    },
    zoneTo: {
      as: 'zone',
      headings: { nb: ['Til sone', 'Sone til'], en: ['To zone', 'Zone to'] },
      example: '2Ø',
      isRequired: false,
    },
  },
  faults: [
    'TICKET_ALREADY_HELD',
    'START_DATE_IN_QUARANTINE',
    'AGREEMENT_NOT_FOUND',
    'AGREEMENT_NOT_VALID',
    'START_DATE_NOT_OFFERED',
    'ZONES_NOT_OFFERED',
    'PROFILE_NOT_OFFERED',
    'PRODUCT_NOT_OFFERED',
    'PHONE_NOT_MOBILE',
  ],
  generalFaults: ['NO_VALID_AGREEMENT'],
});
