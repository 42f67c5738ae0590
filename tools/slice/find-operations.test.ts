import { expect, it } from 'vitest';
import { findOperations, nearNames, operationsIn } from './find-operations.ts';

const operations = operationsIn(
  'contract/services/bikes/list-bikes.contract.ts',
  `export const changeBike = route({ method: 'PUT', path: '/api/bike/{id}' });
   export const getBike = route({ method: 'GET', path: '/api/bike/{id}' });
   export const bikeList = listOf({ path: '/api/bikes' });
   export const { list: listBikes, counts: countBikes } = bikeList;
   export const bikeName = z.string();`,
);

it.each([
  ['change-bike', ['change-bike']],
  ['changeBike', ['change-bike']],
  ['PUT /api/bike/{id}', ['change-bike']],
  ['/api/bike/{id}', ['change-bike', 'get-bike']],
  ['list-bikes', ['change-bike', 'get-bike', 'bike-list']],
  ['count-bikes', ['bike-list']],
  ['/api/bikes', ['bike-list']],
  ['bike-name', []],
])('%s names %j', (name, found) => {
  expect(findOperations(operations, name).map((operation) => operation.name)).toEqual(found);
});

it('an unknown name has near ones', () => {
  expect(nearNames(operations, 'chnge-bike').at(0)).toBe('change-bike');
  expect(nearNames(operations, 'xyz')).toEqual([]);
});
