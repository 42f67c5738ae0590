import { describe, expect, it } from 'vitest';
import { idOf } from './id-of.ts';
import { knownAnswer, rememberAnswer } from './known-answers.ts';

const answer = (etag: string) => ({ etag, text: etag });

describe('the answers that a page remembers', () => {
  it('are the newest twenty, one of each address', () => {
    const addresses = Array.from({ length: 20 }, (_, at) => `/api/thing/${at}`);
    for (const address of addresses) rememberAnswer(address, answer('first'));
    rememberAnswer('/api/thing/0', answer('second'));
    expect(addresses.map((address) => knownAnswer(address)?.etag)).toEqual([
      'second',
      ...Array.from({ length: 19 }, () => 'first'),
    ]);
    rememberAnswer('/api/thing/20', answer('first'));
    expect(knownAnswer('/api/thing/1')).toBeUndefined();
    expect(knownAnswer('/api/thing/0')).toEqual(answer('second'));
    expect(knownAnswer('/api/thing/2')).toEqual(answer('first'));
    expect(knownAnswer('/api/thing/20')).toEqual(answer('first'));
  });
});

describe('the id in an address', () => {
  it.each([
    ['1', 1],
    ['907', 907],
    ['999999999999999', 999_999_999_999_999],
    ['1234567890123456', null],
    ['0', null],
    ['07', null],
    ['-1', null],
    ['1a', null],
    ['a1', null],
    ['1.5', null],
    ['', null],
  ])('%j is %j', (text, id) => {
    expect(idOf(text)).toBe(id);
  });
});
