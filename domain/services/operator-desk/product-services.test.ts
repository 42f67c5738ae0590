import { describe, expect, it } from 'vitest';
import { areServicesPossible } from './product-services.rules.ts';

describe('services that may sell a product', () => {
  it.each([
    [[], true],
    [['company-tickets'], true],
    [['housing', 'company-tickets'], true],
    [['housing', 'free-tickets'], false],
  ] as const)('%j: %s', (services, isPossible) => {
    expect(areServicesPossible({ services }, ['company-tickets', 'housing'])).toBe(isPossible);
  });
});
