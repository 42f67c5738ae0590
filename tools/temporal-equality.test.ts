import { expect, it } from 'vitest';

const day = (text: string) => Temporal.PlainDate.from(text);
const moment = (text: string) => Temporal.Instant.from(text);

it.each([
  ['day', day('2026-03-01'), day('2026-03-02')],
  ['moment', moment('2026-03-01T00:00:00Z'), moment('2026-03-01T00:00:01Z')],
  ['nothing', null, day('2026-03-02')],
  ['kind', moment('2026-03-01T00:00:00Z'), day('2026-03-01')],
])('another %s is not the expected one, in part of an object either', (_, actual, expected) => {
  expect({ at: actual }).not.toMatchObject({ at: expected });
  expect({ at: actual, other: 1 }).not.toEqual({ at: expected, other: 1 });
  expect([{ at: actual }]).not.toEqual([expect.objectContaining({ at: expected })]);
});

it('the same day is', () => {
  expect({ at: day('2026-03-01'), other: 1 }).toMatchObject({ at: day('2026-03-01') });
  expect({ at: day('2026-03-01') }).toEqual({ at: expect.any(Temporal.PlainDate) });
});
