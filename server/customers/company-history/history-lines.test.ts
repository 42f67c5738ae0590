import { describe, expect, it } from 'vitest';
import { historyEntry } from './history-entry.ts';
import { historyLines } from './history-lines.ts';
import type { HistoryRow } from './history-row.query.ts';

const names = {
  tenant: 'ruter',
  zones: new Map([
    ['1', 'Sentrum'],
    ['2Ø', 'Øst'],
  ]),
  products: new Map([['company-ticket', { nb: 'Bedriftsbillett', en: 'Company ticket' }]]),
} as const;

const row: HistoryRow = {
  id: 1,
  at: '2026-03-31T22:30:00Z',
  kind: 'change-agreement',
  channel: 'portal',
  who: 'Kari Nordmann',
  about: '500001',
  ticket: null,
  before: null,
  after: null,
  batch: null,
  erased: null,
};

/** The cells of each line after the first five. */
const cellsOf = (changed: Partial<HistoryRow>, language: 'nb' | 'en' = 'nb') =>
  historyLines(historyEntry({ ...row, ...changed }, names), language)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').slice(5).join(';'));

describe('a line of the file of the history', () => {
  it.each([
    ['text', { invoiceReference: 'PO 7' }, 'Fakturareferanse;;PO 7'],
    ['a number', { paymentDeadlineDays: 30 }, 'Betalingsfrist (dager);;30'],
    ['a date', { endDate: '2026-03-31' }, 'Gjelder til;;31.03.2026'],
    ['what is no date', { endDate: 'soon' }, ''],
    ['øre', { totalAmount: 74_705 }, 'Beløp;;747,05'],
    ['whole kroner', { totalAmount: 74_700 }, 'Beløp;;747,00'],
    ['no money', { totalAmount: 0 }, 'Beløp;;0,00'],
    ['a phone', { phone: '41234567', phoneCountryCode: '+47' }, 'Mobil;;41234567'],
    ['a phone of an old record', { phone: '41234567' }, 'Mobil;;41234567'],
    ['a phone elsewhere', { phone: '701234567', phoneCountryCode: '+46' }, "Mobil;;'+46 701234567"],
    ['a yes', { awaitsSignature: true }, 'Venter på signatur;;ja'],
    ['a no', { awaitsSignature: false }, 'Venter på signatur;;nei'],
    ['a code', { subtype: 'TICKETOFFICE' }, 'Avtaletype;;Billettluka'],
    ['a code that nobody knows', { subtype: 'NEWEST' }, 'Avtaletype;;NEWEST'],
    ['codes', { roles: ['COMPANY_ADMIN', 'USER_ADMIN'] }, 'Roller;;HR, Brukeradministrator'],
    ['one code', { roles: ['USER_ADMIN'] }, 'Roller;;Brukeradministrator'],
    ['no codes', { roles: [] }, ''],
    ['two zones', { zoneFrom: '1', zoneTo: '2Ø' }, 'Soner;;Sentrum – Øst'],
    ['one zone', { zoneFrom: '1', zoneTo: '1' }, 'Soner;;Sentrum'],
    ['a zone that is gone', { zoneFrom: '9', zoneTo: '1' }, 'Soner;;9 – Sentrum'],
    ['all zones', { zoneFrom: '1', zoneTo: '1', allZones: true }, 'Soner;;Alle soner'],
    ['a product', { productId: 'company-ticket' }, 'Billett;;Bedriftsbillett'],
    ['a product that is gone', { productId: 'night-ticket' }, 'Billett;;night-ticket'],
    ['a profile', { profileId: 'ADULT' }, 'Kategori;;Voksen'],
    ['a profile that nobody knows', { profileId: 'GIANT' }, 'Kategori;;GIANT'],
    [
      'an address',
      { bill: { line1: 'Gata 1', line2: 'Sentrum', postCode: '0155', city: 'OSLO' } },
      'Fakturaadresse;;Gata 1, Sentrum, 0155 OSLO',
    ],
    ['what is hidden', { message: 'Hei', pickupCode: 'ABCD' }, ''],
  ])('reads %s as people do', (_, after, cells) => {
    expect(cellsOf({ after })).toEqual([cells === '' ? ';;;' : `;${cells}`]);
  });

  it.each([
    ['onboard-company', 'Bedrift opprettet', 'Company added'],
    ['change-company-addresses', 'Adresser endret', 'Addresses changed'],
    ['change-invoice-recipient', 'Levering av faktura endret', 'Delivery of invoices changed'],
    ['create-agreement', 'Avtale opprettet', 'Agreement added'],
    ['change-agreement', 'Avtale endret', 'Agreement changed'],
    ['change-agreement-end', 'Avtalens sluttdato endret', 'End date of agreement changed'],
    ['delete-agreement', 'Avtale slettet', 'Agreement deleted'],
    ['create-user', 'Bruker opprettet', 'User added'],
    ['change-user-roles', 'Roller endret', 'Roles changed'],
    ['deactivate-user', 'Bruker deaktivert', 'User deactivated'],
    ['reactivate-user', 'Ny aktiveringslenke sendt', 'New activation link sent'],
    ['activate-user', 'Bruker aktivert', 'User activated'],
    ['accept-access-request', 'Forespørsel om tilgang godtatt', 'Request for access accepted'],
    ['reject-access-request', 'Forespørsel om tilgang avslått', 'Request for access rejected'],
    ['handle-access-request', 'Forespørsel om tilgang håndtert', 'Request for access handled'],
    ['send-contact-form', 'Melding sendt til kundeservice', 'Message sent to customer support'],
  ])('says what was done: %s', (kind, ...inWords) => {
    for (const [place, language] of (['nb', 'en'] as const).entries()) {
      const line = historyLines(historyEntry({ ...row, kind }, names), language);
      expect(line.split(';')[1]).toBe(inWords[place]);
    }
  });

  it.each([
    [
      ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN', 'SCHOOLTICKET_ADMIN'],
      'HR, Billettluke-administrator, Brukeradministrator, Skolebillett-administrator',
      'HR, Ticket-counter administrator, User administrator, School-ticket administrator',
    ],
    [
      ['SUBSCRIPTION_ADMIN', 'FREETICKET_ADMIN'],
      'Abonnementsadministrator, Fribillett-administrator',
      'Subscription administrator, Free-ticket administrator',
    ],
    [
      ['ACTIVE', 'INVITED', 'INVITATION_EXPIRED', 'DEACTIVATED', 'DELETED'],
      'Aktiv, Invitert, Invitasjonen er utløpt, Deaktivert, Slettet',
      'Active, Invited, Invitation expired, Deactivated, Deleted',
    ],
    [
      ['DAILY', 'WEEKLY', 'MONTHLY_AT_END', 'QUARTERLY', 'ANNUALLY'],
      'Daglig, Ukentlig, Månedlig, på slutten av måneden, Kvartalsvis, Årlig',
      'Daily, Weekly, Monthly, at the end, Quarterly, Annually',
    ],
    [
      ['allowedRefund', 'allowedTicketCancellation', 'allowedTravelMoneyCancellation'],
      'refusjon, kansellering av billetter, kansellering av reisepenger',
      'refunds, cancellation of tickets, cancellation of travel money',
    ],
    [['EHF', 'EMAIL', 'AUTOMATIC'], 'EHF, E-post, Ikke valgt', 'EHF, E-mail, Not chosen'],
  ])('reads the codes %j', (roles, nb, en) => {
    expect(cellsOf({ after: { roles } })).toEqual([`;Roller;;${nb}`]);
    expect(cellsOf({ after: { roles } }, 'en')).toEqual([`;Roles;;${en}`]);
  });

  it('is one for each field that has become another, in their order', () => {
    const before = { subtype: 'TICKETOFFICE', invoicingInterval: 'DAILY', paymentDeadlineDays: 30 };
    const after = { ...before, paymentDeadlineDays: 14, invoicingInterval: 'WEEKLY' };
    expect(cellsOf({ before, after })).toEqual([
      ';Fakturering;Daglig;Ukentlig',
      ';Betalingsfrist (dager);30;14',
    ]);
    // What was not recorded before is shown, too.
    expect(cellsOf({ before: { paymentDeadlineDays: 30 }, after })).toEqual([
      ';Avtaletype;;Billettluka',
      ';Fakturering;;Ukentlig',
      ';Betalingsfrist (dager);30;14',
    ]);
    expect(cellsOf({ before }, 'en')).toEqual([
      ';Agreement type;Ticket counter;',
      ';Invoicing;Daily;',
      ';Payment deadline (days);30;',
    ]);
  });

  it('has its moment in Oslo, its ticket, and no person who was erased', () => {
    const ticket = {
      id: 7,
      zoneFrom: '1',
      zoneTo: '2Ø',
      allZones: false,
      startDate: '2026-04-01',
    };
    const erased = { ticketId: 7 };
    const line = (changed: Partial<HistoryRow>, language: 'nb' | 'en' = 'nb') =>
      historyLines(historyEntry({ ...row, ...changed }, names), language).trimEnd();
    const start = '01.04.2026 00:30;Avtale endret;Kari Nordmann;Portalen';
    expect(line({ ticket })).toBe(`${start};500001;Sentrum – Øst, 01.04.2026;;;`);
    expect(line({ ticket: { ...ticket, allZones: true } }, 'en')).toContain(
      ';500001;All zones, 01.04.2026;',
    );
    const nobody = { about: null, erased };
    expect(line(nobody)).toBe(`${start};Billett 7, persondata slettet;;;;`);
    expect(line({ ...nobody, erased: { ticketId: null } }, 'en')).toContain(
      ';Personal data deleted;',
    );
    // The agreement is named, though a person beside it is erased.
    expect(line({ erased })).toBe(`${start};500001;;;;`);
    expect(line({ who: null, kind: 'newest' })).toContain('Annen endring;;Portalen;500001');
  });
});
