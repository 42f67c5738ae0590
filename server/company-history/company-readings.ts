import type { ChangeField } from '@takst/domain/changes/change-fields.ts';
import { recordedList, recordedWords } from '@takst/domain/changes/recorded-words.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { date, type Reading, type Readings, text, textOf, words } from '#changes/differences.ts';
import { type TicketNames, ticketReadings } from '#company-tickets/company-tickets.public.ts';

export type HistoryNames = TicketNames & { readonly tenant: TenantId };

const coded = (name: string): Reading<HistoryNames> =>
  words(name, (code, { tenant }) => recordedWords(code, tenant));

const roles: Reading<HistoryNames> = {
  from: ['roles'],
  read({ roles: recorded }, { tenant }) {
    if (!Array.isArray(recorded) || recorded.length === 0) return null;
    return { as: 'words', words: recordedList(recorded.map(String), tenant) };
  },
};

/** One line of the many: how many people a change is for. */
const people: Reading = {
  from: ['subscriberIds'],
  read: ({ subscriberIds }) =>
    Array.isArray(subscriberIds) ? { as: 'text', text: String(subscriberIds.length) } : null,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A new company has its addresses together. */
const address = (name: string): Reading => ({
  from: [name, 'addresses'],
  read(recorded) {
    const found = isRecord(recorded['addresses']) ? recorded['addresses'][name] : recorded[name];
    if (!isRecord(found)) return null;
    const { line1, line2, postCode, city } = found;
    const place = [textOf(postCode), textOf(city)].filter(Boolean).join(' ');
    return { as: 'text', text: [textOf(line1), textOf(line2), place].filter(Boolean).join(', ') };
  },
});

/** How the record tells of a company, its agreements and its users; of tickets, their area knows. */
export const companyReadings: Readings<ChangeField, HistoryNames> = [
  ['name', text('name')],
  ['organisationNumber', text('organisationNumber')],
  ['customerNumber', text('customerNumber')],
  ['billAddress', address('bill')],
  ['postAddress', address('post')],
  ['visitAddress', address('visit')],
  ['subtype', coded('subtype')],
  ['invoicingInterval', coded('invoicingInterval')],
  ['invoiceReference', text('invoiceReference')],
  ['paymentDeadlineDays', text('paymentDeadlineDays')],
  ['fromDate', date('fromDate')],
  ['email', text('email')],
  ['roles', roles],
  ['state', coded('state')],
  ['action', coded('action')],
  ['people', people],
  ...ticketReadings,
  ['expirationDate', date('expiryDate')],
];
