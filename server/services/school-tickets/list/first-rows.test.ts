import { expect, it } from 'vitest';
import { firstRows } from './first-rows.ts';

it.each([
  [0, [[]], 1],
  [2, [[1, 2]], 1],
  [3, [[1, 2], [3]], 2],
  [
    4,
    [
      [1, 2],
      [3, 4],
    ],
    2,
  ],
  [9, [[1, 2], [3, 4], [5]], 3],
])(
  'a file of at most %i rows has them and reads no more (spec 3 §7)',
  async (limit, rows, read) => {
    let count = 0;
    async function* parts() {
      for (const part of [[1, 2], [3, 4], [5]]) {
        count += 1;
        yield part;
      }
    }
    const first = [];
    for await (const part of firstRows(parts(), limit)) first.push(part);
    expect([first, count]).toEqual([rows, read]);
  },
);
