import { all, orderNames, type UserRows } from '#platform/pages/page-row.ts';

export const companyTicketPages = {
  '/bedriftsavtale': { needs: 'companyTicket' },
  '/bedriftsavtale/billett/opprett': {
    needs: all('companyTicket', 'companyTicket.order'),
    searchNames: orderNames,
  },
  // Orders for many, from a file: the specification's table has none.
  '/bedriftsavtale/bestill-flere': { needs: all('companyTicket', 'companyTicket.order') },
  '/bedriftsavtale/bestill-flere/{id}': { needs: 'companyTicket', idNames: 'batch' },
  // The comparison with the list of employees: the specification's table has none.
  '/bedriftsavtale/sammenlign': { needs: all('companyTicket', 'companyTicket.order') },
  '/bedriftsavtale/sammenlign/{id}': { needs: 'companyTicket', idNames: 'batch' },
  '/bedriftsavtale/godkjenning': { needs: 'companyTicket' },
  // Changes for many people: the specification's table has none, and each has an address here.
  '/bedriftsavtale/endringer': { needs: 'companyTicket' },
  '/bedriftsavtale/endringer/{id}': { needs: 'companyTicket', idNames: 'batch' },
  '/bedriftsavtale/lonnstrekk': { needs: 'companyTicket' },
  '/bedriftsavtale/innstillinger': { needs: 'companyTicket' },
  '/bedriftsavtale/ansatt/{id}': { needs: 'companyTicket', idNames: 'subscriber' },
} as const satisfies UserRows;
