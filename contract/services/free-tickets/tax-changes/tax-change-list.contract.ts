import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { taxPeriodChoices } from '../tax-base/tax-period.schema.ts';
import { taxChange } from './tax-change.schema.ts';

export const taxChangeList = listOf({
  path: '/freeticket-api/tax-base/changes/by-company-id/{id}',
  summary:
    'What has changed in the taxable benefit from the month before: of a month, or of the newest one with lines; of all departments, or of one, where a ticket that comes from another one is new',
  plural: 'changes',
  needs: 'freeTicket',
  company: 'id',
  comesWhole: true,
  filters: changeTypes,
  choices: taxPeriodChoices,
  columns: {
    changeType: { heading: { nb: 'Endring', en: 'Change' }, file: true },
    changes: { file: { nb: 'Antall', en: 'Number' } },
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
    holderType: {
      heading: { nb: 'Billett', en: 'Ticket' },
      file: { nb: 'Relasjon', en: 'Relation' },
    },
    oldPrice: { heading: { nb: 'Før', en: 'Before' }, file: true },
    newPrice: { heading: { nb: 'Nå', en: 'Now' }, file: true, sort: true },
  },
  sortedBy: 'employeeId',
  entry: taxChange,
  counts: {
    within: 'choices',
    also: {
      /** The month that is compared with the one before; null while no month has lines. */
      period: z.nullable(z.object({ year: z.int(), month: z.int(), isClosed: z.boolean() })),
    },
  },
  file: { nb: 'skattegrunnlag-endringer', en: 'tax-base-changes' },
  workbook: true,
});
export const {
  list: listTaxChanges,
  counts: countTaxChanges,
  csv: downloadTaxChanges,
  xlsx: downloadTaxChangesXlsx,
} = taxChangeList;
