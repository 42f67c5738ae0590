import { expect, it } from 'vitest';
import type { Field } from '#platform/changes/change-field.ts';
import { isPersonal } from './change-fields.ts';

it('takes no field that does not say whether it is personal', () => {
  // @ts-expect-error `personal` is missing
  const unmarked: Field = { reading: 'text', nb: 'Skostørrelse', en: 'Shoe size' };
  expect(unmarked).toBeDefined();
});

it('takes every recorded name of a personal field as personal, and every unknown one', () => {
  for (const name of ['firstName', 'phone', 'phoneCountryCode', 'note', 'email', 'unknown']) {
    expect(isPersonal(name)).toBe(true);
  }
  for (const name of ['zoneFrom', 'allZones', 'bill', 'startDate', 'people']) {
    expect(isPersonal(name)).toBe(false);
  }
});
