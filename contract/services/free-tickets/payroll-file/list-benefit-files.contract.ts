import { listOf } from '#platform/lists/list.ts';
import { benefitFile } from './benefit-file.schema.ts';

export const benefitFileList = listOf({
  path: '/freeticket-api/payroll-file/by-company-id/{id}',
  summary: 'The files with the taxable benefit that were made for a company, the newest first',
  plural: 'files',
  needs: 'freeTicket',
  company: 'id',
  columns: {
    madeAt: { heading: { nb: 'Laget', en: 'Made' }, sort: true },
    kind: { heading: { nb: 'Innhold', en: 'Contents' } },
    months: { heading: { nb: 'Måneder', en: 'Months' }, sort: true },
    people: { heading: { nb: 'Ansatte', en: 'Employees' }, sort: true },
    total: { heading: { nb: 'Sum', en: 'Sum' }, sort: true },
    file: { heading: { nb: 'Fil', en: 'File' } },
  },
  sortedBy: '-madeAt',
  entry: benefitFile,
});
export const { list: listBenefitFiles } = benefitFileList;
