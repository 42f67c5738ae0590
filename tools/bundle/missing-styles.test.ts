import { expect, it } from 'vitest';
import { classesIn } from './missing-styles.ts';

it.each([
  ['className="grid sm:grid-cols-[1fr_auto] gap-3"', ['sm:grid-cols-[1fr_auto]']],
  ["classNames('w-[3px]', isWide && 'min-w-[8rem]')", ['w-[3px]', 'min-w-[8rem]']],
  ['rows[0] = cells[1]', []],
])('%s has classes with values of their own: %j', (text, classes) => {
  expect(classesIn(text)).toEqual(classes);
});
