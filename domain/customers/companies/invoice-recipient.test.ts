import { describe, expect, it } from 'vitest';
import { invoiceWay } from './invoice-recipient.rules.ts';

describe('an invoice goes', () => {
  it.each([
    [null, true, true, 'EHF'],
    [null, true, false, 'EHF'],
    [null, false, true, 'EMAIL'],
    [null, null, true, 'EMAIL'],
    [null, false, false, null],
    [null, null, false, null],
    ['EHF', true, true, 'EHF'],
    // It has left the network since.
    ['EHF', false, true, 'EMAIL'],
    ['EHF', false, false, null],
    ['EMAIL', true, true, 'EMAIL'],
    ['EMAIL', true, false, null],
  ] as const)('chosen %s, reached %s, with e-mail %s: by %s', (...facts) => {
    const [chosenWay, reachedByEhf, hasEmail, expected] = facts;
    expect(invoiceWay({ chosenWay, reachedByEhf, hasEmail })).toBe(expected);
  });
});
