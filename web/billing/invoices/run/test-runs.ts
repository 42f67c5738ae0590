/** A run of the schedule that is over, as the server sends it. */
export const finished = {
  id: 4,
  startedAt: '2026-03-04T04:15:00Z',
  startedBy: null as string | null,
  isByCommand: false,
  finishedAt: '2026-03-04T04:15:08Z' as string | null,
  companiesTotal: 200,
  companiesDone: 200,
  closedPeriods: 15,
  lines: 340,
  invoices: 12,
  totalPrice: 250_000.5,
  problemCount: 0,
  problems: [] as object[],
  emails: 12,
  eInvoices: 0,
  unaddressedCount: 0,
  unaddressed: [] as object[],
};
export const goesOn = {
  ...finished,
  id: 5,
  finishedAt: null,
  companiesDone: 50,
  startedBy: 'Olga Opsahl',
};

const months = {
  month: { lines: 40, totalPrice: 30_000 },
  previousMonth: { lines: 42, totalPrice: 31_500 },
};
/** What a run would make on 4 March 2026. */
export const dryRun = {
  closedPeriods: 3,
  lines: 40,
  invoices: 2,
  totalPrice: 30_000,
  problemCount: 1,
  problems: [
    { companyId: 1001, companyName: 'Granlia Bygg AS', agreementId: 7, reason: 'PRICE_MISSING' },
  ],
  emails: 1,
  eInvoices: 0,
  unaddressedCount: 3,
  unaddressed: [{ companyId: 1003, companyName: 'Havblikk Hotell AS', agreementId: 9 }],
  month: '2026-01-01',
  groups: [
    {
      agreementSubTypeId: 'SUBSCRIPTIONS',
      invoicingInterval: 'MONTHLY_AT_END',
      lines: 40,
      invoices: 2,
      totalPrice: 30_000,
      ...months,
    },
  ],
  companies: [{ companyId: 1002, companyName: 'Otra Bryggeri AS', ...months }],
};
