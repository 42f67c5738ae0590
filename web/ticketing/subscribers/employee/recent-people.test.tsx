// @vitest-environment happy-dom
import { cleanup, render } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { recentPeople, useRecentPerson } from './recent-people.ts';

afterEach(cleanup);

const person = (id: number, firstName = `Person ${id}`) => ({
  id,
  firstName,
  lastName: 'Ali',
  employeeId: `A-${id}`,
  phoneCountryCode: '+47',
  phone: '41234567',
});
type Person = ReturnType<typeof person>;

function Page({ companyId, shown }: { companyId: number; shown: Person | undefined }) {
  useRecentPerson(companyId, shown);
  return null;
}
const open = (companyId: number, shown?: Person) =>
  render(<Page companyId={companyId} shown={shown} />);
const names = (companyId: number) => recentPeople(companyId).map(({ firstName }) => firstName);

describe('the people whose pages were opened last', () => {
  it('are the newest five of the company, each once, with the newest name', () => {
    expect(names(1)).toEqual([]);
    for (const id of [1, 2, 3, 4, 5]) open(1, person(id));
    open(1, person(3, 'Inger'));
    expect(names(1)).toEqual(['Inger', 'Person 5', 'Person 4', 'Person 2', 'Person 1']);
    open(1, person(6));
    expect(names(1)).toEqual(['Person 6', 'Inger', 'Person 5', 'Person 4', 'Person 2']);
    open(2, person(9));
    expect(names(2)).toEqual(['Person 9']);
    expect(names(1)[0]).toBe('Person 6');
  });

  it('have nobody of a page that is loading, and a new name while the page is open', () => {
    const { rerender } = open(3);
    expect(names(3)).toEqual([]);
    rerender(<Page companyId={3} shown={person(7)} />);
    rerender(<Page companyId={3} shown={person(7, 'Inger')} />);
    expect(names(3)).toEqual(['Inger']);
  });
});
