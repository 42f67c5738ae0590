import { listOf } from '#platform/lists/list.ts';
import { coveredUser } from './covered-user.schema.ts';

export const coveredUserList = listOf({
  path: '/ticketoffice-api/company/{id}/covered-users',
  summary: 'The people whose purchases in the app a company pays for, by name',
  plural: 'people',
  needs: 'ticketCounter.companyPays',
  company: 'id',
  columns: {
    name: { heading: { nb: 'Navn', en: 'Name' }, sort: true },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' }, sort: true },
    invoiceReference: {
      heading: { nb: 'Fakturareferanse', en: 'Invoice reference' },
      sort: true,
    },
    limit: { heading: { nb: 'Grense per måned', en: 'Limit for a month' }, sort: true },
    acts: { heading: { nb: 'Handlinger', en: 'Actions' } },
  },
  sortedBy: 'name',
  entry: coveredUser,
});
export const { list: listCoveredUsers } = coveredUserList;
