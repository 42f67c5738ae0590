import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { costCentre } from '../cost-centre.schema.ts';

export const costCentreList = listOf({
  path: '/api/cost-centre/by-company-id/{id}',
  summary: 'The cost centres of a company, by code; all of them without a number of entries',
  plural: 'cost centres',
  needs: 'companyTicket',
  company: 'id',
  comesWhole: true,
  columns: {
    code: { heading: { nb: 'Kode', en: 'Code' }, sort: true },
    name: { heading: { nb: 'Navn', en: 'Name' } },
    people: { heading: { nb: 'Ansatte', en: 'Employees' } },
    acts: { heading: { nb: 'Handlinger', en: 'Actions' } },
  },
  sortedBy: 'code',
  /** With how many employees have it. */
  entry: z.extend(costCentre, { people: z.int() }),
});
export const { list: listCostCentres } = costCentreList;
