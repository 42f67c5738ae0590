import { expect, it } from 'vitest';
import { gatherPages } from './gather-pages.ts';
import type { UserRows, VisitorRows } from './page-row.ts';

const buses = { '/buses': { needs: 'signed-in' } } as const satisfies UserRows;
const trains = {
  '/trains': { needs: 'companyTicket' },
  '/trains/{id}': { needs: 'companyTicket', idNames: 'ticket' },
} as const satisfies UserRows;
const travel = { '/trains': { needs: 'signed-in' } } as const satisfies UserRows;

it('the pages of all areas are one table, in the order of the areas', () => {
  const table: Record<'/buses' | '/trains' | '/trains/{id}', object> = gatherPages([trains, buses]);
  expect(Object.entries(table)).toEqual([
    ['/trains', { needs: 'companyTicket' }],
    ['/trains/{id}', { needs: 'companyTicket', idNames: 'ticket' }],
    ['/buses', { needs: 'signed-in' }],
  ]);
});

it('a path that two areas have does not compile, wherever they stand', () => {
  // @ts-expect-error: both have /trains
  gatherPages([trains, travel]);
  // @ts-expect-error: the first and the last have /trains
  gatherPages([travel, buses, trains]);
  expect(Object.keys(gatherPages([buses, trains]))).toHaveLength(3);
});

it('a public page does not compile among those of users, nor one of users among the public ones', () => {
  const everybody = { needs: 'anyone' } as const;
  // @ts-expect-error: visitors do not load it
  const users: UserRows = { '/buses/info': everybody };
  // @ts-expect-error: visitors would load it
  const visitors: VisitorRows = buses;
  expect([users, visitors]).toEqual([{ '/buses/info': everybody }, buses]);
});
