import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { listStatementUnits } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { StatementPage } from './statement.page.tsx';

const person = (subscriberId: number, firstName: string) => ({
  subscriberId,
  firstName,
  lastName: 'Ali',
});

/** As the server sends it on 4 March 2026. */
export const months = Array.from({ length: 12 }, (_, place) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}-01`,
  state: place === 0 ? 'CLOSED' : place < 3 ? 'OPEN' : 'COMING',
  amounts:
    place < 3
      ? { total: 1494, vat: 160.07, refunded: 0, residents: 3, tickets: 2, subscriptions: 1 }
      : null,
}));
export const statement = {
  year: 2026,
  years: [2026, 2025],
  total: 4482,
  vat: 480.21,
  refunded: 12.34,
  months,
  unitCounts: { all: 12, forgotten: 1 },
  forgotten: [
    {
      kind: 'runs-after-move-out',
      unitId: 1,
      unitNumber: 'A-12',
      day: '2026-01-31',
      residents: [person(7, 'Cato')],
      monthlyPrice: 747,
    },
    {
      kind: 'two-households',
      unitId: 2,
      unitNumber: 'A-13',
      day: '2026-02-01',
      residents: [person(8, 'Dina'), person(9, 'Eva')],
      monthlyPrice: 1494,
    },
    {
      kind: 'runs-after-move-out',
      unitId: 3,
      unitNumber: 'A-14',
      day: '2026-02-28',
      residents: [person(10, 'Frid')],
      monthlyPrice: 0,
    },
  ],
};
export const unit = {
  id: 1,
  number: 'A-12',
  months: [747, 747, 735, ...Array.from({ length: 9 }, () => null)],
  total: 2229,
  residents: [
    { ...person(6, 'Bea'), from: '2024-06-01', to: '2025-05-31' },
    { ...person(7, 'Cato'), from: '2025-06-01', to: '2026-01-31' },
  ],
  erasedResidents: 1,
  tickets: 1,
  subscriptions: 0,
  findings: ['runs-after-move-out'],
};
const withoutUnit = {
  ...unit,
  id: 0,
  number: null,
  residents: [],
  erasedResidents: 0,
  findings: [],
};

let server: FakeServer;

/** Opens the statement on 4 March 2026. */
export function openStatement(
  options: Partial<PageOptions> = {},
  matches: object[] = [unit, withoutUnit],
  more: Partial<typeof statement> = {},
) {
  server = fakeServer(
    [getStatement, { status: 200, body: { ...statement, ...more } }],
    [listStatementUnits, { status: 200, body: { totalEntries: matches.length, matches } }],
  );
  return openPage({
    pages: { '/borettslag/oppstilling': StatementPage },
    at: '/borettslag/oppstilling',
    texts: ['statement', 'unit-findings'],
    features: ['housing'],
    ...options,
  });
}
/** What the list of units was asked for last. */
export const lastQuery = () =>
  new URL(server.callsTo(listStatementUnits).at(-1)?.address ?? '', location.origin).searchParams;

/** Other answers to the page, and what it has called. */
export const statementServer = (): FakeServer => server;
