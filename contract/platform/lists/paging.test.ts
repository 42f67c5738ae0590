import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageQuery } from './paging.ts';

const faultOf = (query: Record<string, string>) =>
  z.safeParse(pageQuery, query).error?.issues.map(({ message }) => message);

describe('the page of a list', () => {
  it.each([
    ['10001', 'maxValue'],
    ['1000000', 'maxValue'],
    ['99999999999999999999999', 'maxValue'],
    ['0', 'minValue'],
    ['ten', 'numbersOnly'],
    ['-1', 'numbersOnly'],
  ])('of %s entries is refused with %s', (maxEntries, reason) => {
    expect(faultOf({ maxEntries })).toEqual([reason]);
  });

  it('begins within its bound', () => {
    expect(faultOf({ offset: '1000000' })).toEqual(['maxValue']);
    expect(z.parse(pageQuery, { maxEntries: '10000', offset: '999999' })).toMatchObject({
      maxEntries: 10_000,
      offset: 999_999,
    });
  });
});
