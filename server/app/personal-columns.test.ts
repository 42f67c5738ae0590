import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { personalColumnEnds } from './test-personal-columns.ts';
import { personalColumns, plantReference } from './test-personal-columns.query.ts';

const columnsWithEnd = personalColumnEnds.flatMap(({ table, columns }) =>
  columns.map((column) => `${table}.${column}`),
);

describe('every column that points at a person or says something about one', () => {
  databaseTest('has an end: an eraser, a period, or a reason to stay', async ({ database }) => {
    expect(columnsWithEnd.toSorted()).toEqual((await personalColumns(database)).toSorted());
  });

  databaseTest('is found when a new feature adds one', async ({ database }) => {
    const planted = database.transaction(async (tx) => {
      await plantReference(tx);
      const columns = await personalColumns(tx);
      expect(columns.filter((column) => !columnsWithEnd.includes(column))).toEqual([
        'subscribers.planted.owner',
        'tickets.ticket.planted_note',
      ]);
      throw new Error('seen');
    });
    await expect(planted).rejects.toThrow('seen');
  });
});
