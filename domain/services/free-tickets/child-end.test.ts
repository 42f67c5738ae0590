import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import {
  childEndByRule,
  childLastDay,
  type ChildTicket,
  comingChildLastDay,
  lastDayNow,
  refuseChildPastAge,
} from './child-end.rules.ts';
import {
  childEndAges,
  childEndKinds,
  type ChildEndSettings,
  suggestedChildEnd,
  unsetChildEnd,
} from './child-end-settings.ts';

const settingsOf = (
  expireChildTickets: ChildEndSettings['expireChildTickets'],
  expireChildTicketsAtAge: ChildEndSettings['expireChildTicketsAtAge'] = 18,
): ChildEndSettings => ({ expireChildTickets, expireChildTicketsAtAge });

const everySetting = childEndKinds.flatMap((kind) =>
  childEndAges.map((age) => settingsOf(kind, age)),
);

const born = date('2009-06-15');
const child = { profileId: 'CHILD', birthDate: born } as const;
const text = (day: Temporal.PlainDate | null) => day?.toString() ?? null;

describe('the last day of a child by the settings (spec 3 §4)', () => {
  it.each(everySetting)(
    '$expireChildTickets at $expireChildTicketsAtAge, for every birth day of two years',
    ({ expireChildTickets, expireChildTicketsAtAge }) => {
      const first = date('2008-01-01');
      const settings = settingsOf(expireChildTickets, expireChildTicketsAtAge);
      for (let days = 0; days < 731; days += 1) {
        const birthDate = first.add({ days });
        const [year = '', month = '', day = ''] = birthDate.toString().split('-');
        const reached = Number(year) + expireChildTicketsAtAge;
        // 29 February: 1 March of a year without one.
        const isLate = month === '02' && day === '29' && reached % 4 !== 0;
        const lastDayOf = new Date(Date.UTC(reached, isLate ? 3 : Number(month), 0));
        const expected = {
          NEVER: null,
          AT_END_OF_MONTH: lastDayOf.toISOString().slice(0, 10),
          AT_END_OF_YEAR: `${reached}-12-31`,
        }[expireChildTickets];
        const lastDay = childLastDay({ profileId: 'CHILD', birthDate }, settings);
        expect(text(lastDay)).toBe(expected);
      }
    },
  );

  it.each(['ADULT', 'SENIOR'] as const)('is none for the profile %s', (profileId) => {
    for (const settings of everySetting) {
      expect(childLastDay({ ...child, profileId }, settings)).toBeNull();
    }
  });

  it('is none without settings, whatever the form shows first: month and 18', () => {
    expect(childLastDay(child, unsetChildEnd)).toBeNull();
    expect(suggestedChildEnd).toEqual(settingsOf('AT_END_OF_MONTH', 18));
    expect(text(childLastDay(child, suggestedChildEnd))).toBe('2027-06-30');
  });
});

describe('a child past the age', () => {
  const refusal = (startDate: string, settings: ChildEndSettings) =>
    refuseChildPastAge({ ...child, startDate: date(startDate) }, settings);

  it('is refused from the day after the last one, with the setting named', () => {
    const month = settingsOf('AT_END_OF_MONTH', 18);
    expect(refusal('2027-06-30', month)).toBeNull();
    expect(refusal('2027-07-01', month)).toEqual({
      kind: 'AT_END_OF_MONTH',
      age: 18,
      lastDay: date('2027-06-30'),
    });
    const year = settingsOf('AT_END_OF_YEAR', 19);
    expect(refusal('2028-12-31', year)).toBeNull();
    expect(refusal('2029-01-01', year)).toEqual({
      kind: 'AT_END_OF_YEAR',
      age: 19,
      lastDay: date('2028-12-31'),
    });
  });

  it('is not refused where no ticket ends by rule, and an adult never', () => {
    for (const age of childEndAges) {
      expect(refusal('2040-01-01', settingsOf('NEVER', age))).toBeNull();
    }
    for (const settings of everySetting) {
      const adult = { ...child, profileId: 'ADULT', startDate: date('2040-01-01') } as const;
      expect(refuseChildPastAge(adult, settings)).toBeNull();
    }
  });
});

describe('the last day that a ticket has now (domain: Children)', () => {
  const running: ChildTicket = {
    ...child,
    startDate: date('2027-01-01'),
    status: 'active',
    expirationDate: null,
    endedOn: null,
  };
  const month = settingsOf('AT_END_OF_MONTH');
  const now = (
    today: string,
    other: Partial<ChildTicket> = {},
    settings: ChildEndSettings = month,
  ) => text(lastDayNow({ ...running, ...other }, settings, date(today)));

  it('is set 31 days before it, and not before that', () => {
    expect(now('2027-05-29')).toBeNull();
    expect(now('2027-05-30')).toBe('2027-06-30');
    expect(now('2027-06-15')).toBe('2027-06-30');
    expect(now('2027-06-30')).toBe('2027-06-30');
    expect(now('2027-05-30', { status: 'pending' })).toBe('2027-06-30');
  });

  it('is moved and removed with the settings', () => {
    const ending = { expirationDate: date('2027-06-30') };
    expect(now('2027-06-15', ending)).toBe('2027-06-30');
    expect(now('2027-06-15', ending, settingsOf('AT_END_OF_YEAR'))).toBeNull();
    expect(now('2027-06-15', ending, settingsOf('AT_END_OF_MONTH', 19))).toBeNull();
    expect(now('2027-06-15', ending, settingsOf('NEVER'))).toBeNull();
    const december = { birthDate: date('2009-12-02'), expirationDate: date('2027-12-31') };
    expect(now('2027-12-10', december, settingsOf('AT_END_OF_YEAR'))).toBe('2027-12-31');
  });

  it('goes when the holder is no child any more', () => {
    const adult = { profileId: 'ADULT', expirationDate: date('2027-06-30') } as const;
    expect(now('2027-06-15', adult)).toBeNull();
  });

  it('is that of this month for a child who is past the age by a new setting', () => {
    expect(now('2027-07-01')).toBe('2027-07-31');
    expect(now('2027-07-31')).toBe('2027-07-31');
    expect(now('2028-02-10', {}, settingsOf('AT_END_OF_YEAR'))).toBe('2028-02-29');
    expect(text(comingChildLastDay(child, month, date('2027-07-01')))).toBe('2027-07-31');
    // What ended by that day is over: the next month does not move it on.
    const over = { status: 'expired', expirationDate: date('2027-07-31') } as const;
    expect(now('2027-08-01', over)).toBe('2027-07-31');
  });

  it('of a ticket that begins after it is that of the month in which it begins', () => {
    const pending = { status: 'pending', startDate: date('2027-08-10') } as const;
    expect(now('2027-06-01', pending)).toBeNull();
    expect(now('2027-07-31', pending)).toBe('2027-08-31');
    expect(now('2027-08-15', { ...pending, status: 'active' })).toBe('2027-08-31');
  });

  it('stays where somebody has set it, earlier or later', () => {
    const endedOn = date('2027-05-01');
    for (const expirationDate of [date('2027-06-20'), date('2027-08-31')]) {
      for (const settings of everySetting) {
        expect(now('2027-06-15', { endedOn, expirationDate }, settings)).toBe(
          expirationDate.toString(),
        );
      }
    }
  });

  it.each(ticketStatuses.filter((status) => status !== 'active' && status !== 'pending'))(
    'stays on a ticket that is %s',
    (status) => {
      for (const expirationDate of [null, date('2027-05-31')]) {
        for (const settings of everySetting) {
          expect(now('2027-06-15', { status, expirationDate }, settings)).toBe(
            text(expirationDate),
          );
        }
      }
    },
  );

  it('is the same on every later day until it has passed, once it is set', () => {
    for (const settings of everySetting) {
      let set: string | null = null;
      for (let days = 0; days < 1_200; days += 1) {
        const today = date('2027-01-01').add({ days });
        const lastDay = text(
          childEndByRule({ ...child, startDate: date('2027-01-01') }, settings, today),
        );
        if (set !== null && today.toString() <= set) expect(lastDay).toBe(set);
        else set = lastDay;
      }
      expect(set === null).toBe(settings.expireChildTickets === 'NEVER');
    }
  });
});
