import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { id } from '#platform/calls/scalars.ts';
import { taxPeriodChoices } from './tax-period.schema.ts';

/** One employee number, or everything whose number is erased (spec 3 §3, "Tax base line"). */
const taxBaseLine = z.object({
  id: z.int(),
  /** The department of the newest line; null when the lines are erased. */
  agreementNumber: z.nullable(id),
  /** The name of the department; empty where it has none. */
  invoiceReference: z.string(),
  /** Null for everything that is erased, which is one line. */
  employeeId: z.nullable(z.string()),
  /** The employee's or pensioner's own: null where only family has tickets, or once it is erased. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** Tickets in a month; in a year each counts once for every month. */
  employeeTickets: z.int(),
  familyChildTickets: z.int(),
  familyRetiredTickets: z.int(),
  familyAdultTickets: z.int(),
  retiredTickets: z.int(),
  /** The sum of the taxable amounts in kroner. */
  totalPrice: z.number(),
  /** Tickets that are counted above and have no taxable amount, as no retail price is on file. */
  untaxedTickets: z.int(),
});
export type TaxBaseLineEntry = z.output<typeof taxBaseLine>;

export const taxBaseList = listOf({
  path: '/freeticket-api/tax-base/lines/by-company-id/{id}',
  summary:
    'The taxable benefit of free tickets by employee number: of a month, of a year without `month`, or of the newest month with lines without both',
  plural: 'lines',
  needs: 'freeTicket',
  company: 'id',
  comesWhole: true,
  choices: taxPeriodChoices,
  columns: {
    employeeId: {
      heading: { nb: 'Ansattnr.', en: 'Employee number' },
      file: { nb: 'Ansattnummer', en: 'Employee number' },
      sort: true,
    },
    firstName: { file: { nb: 'Fornavn', en: 'First name' } },
    lastName: {
      heading: { nb: 'Navn', en: 'Name' },
      file: { nb: 'Etternavn', en: 'Last name' },
      sort: true,
    },
    department: { heading: { nb: 'Avdeling', en: 'Department' }, file: true },
    agreementNumber: { file: { nb: 'Avdelingsnummer', en: 'Department number' } },
    employeeTickets: { heading: { nb: 'Ansatt', en: 'Employee' }, file: true },
    familyChildTickets: { heading: { nb: 'Familie, barn', en: 'Family, child' }, file: true },
    familyAdultTickets: { heading: { nb: 'Familie, voksen', en: 'Family, adult' }, file: true },
    familyRetiredTickets: { heading: { nb: 'Familie, honnør', en: 'Family, reduced' }, file: true },
    retiredTickets: { heading: { nb: 'Pensjonist', en: 'Retired' }, file: true },
    untaxedTickets: { file: { nb: 'Uten skattepliktig beløp', en: 'Without a taxable amount' } },
    totalPrice: {
      heading: { nb: 'Skattepliktig', en: 'Taxable' },
      file: { nb: 'Skattepliktig fordel', en: 'Taxable benefit' },
      sort: true,
    },
  },
  sortedBy: 'employeeId',
  entry: taxBaseLine,
  file: { nb: 'skattegrunnlag', en: 'tax-base' },
  workbook: true,
});
export const { list: listTaxBase, csv: downloadTaxBase, xlsx: downloadTaxBaseXlsx } = taxBaseList;
