import { expect, it } from 'vitest';
import { type BatchServices, batchServices } from './batch-services.ts';

it('takes no list of services without one, with another in its place, or without words', () => {
  const { 'housing-orders': ofResidents, ...others } = batchServices;
  const rejected: unknown[] = [
    // @ts-expect-error one is missing
    { ...others } satisfies BatchServices,
    // @ts-expect-error another stands in its place
    { ...batchServices, 'company-ticket-orders': ofResidents } satisfies BatchServices,
    // @ts-expect-error no name of a list
    { ...batchServices, 'orders-of-nobody': ofResidents } satisfies BatchServices,
    {
      ...batchServices,
      // @ts-expect-error the history has no words for the name, and it is not the operator's own
      'code-imports': { ...ofResidents, name: 'code-imports' },
    } satisfies BatchServices,
  ];
  expect(rejected).toHaveLength(4);
});
