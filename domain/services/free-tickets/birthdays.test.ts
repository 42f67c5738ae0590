import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  actableFrom,
  firstDayOfNewProfile,
  lastDayWithProfile,
  nextAgeChange,
} from './birthdays.rules.ts';
import { comingChildLastDay } from './child-end.rules.ts';
import {
  childEndAges,
  childEndKinds,
  type ChildEndSettings,
  unsetChildEnd,
} from './child-end-settings.ts';
import { freeProfileIds, freeProfilesFor } from './free-profile.rules.ts';
import { freeHolderTypes } from './holder-type.ts';

type AgeChangeArguments = Parameters<typeof nextAgeChange>;

const asText = (change: ReturnType<typeof nextAgeChange>) => {
  if (change === null) return 'nothing';
  if (change.kind === 'end') return `ends ${change.on}`;
  return `${change.from} to ${change.to.join('/')} on ${change.on}, last day ${change.lastDay}`;
};

/** The same, looking at every day of the year. */
function byEveryDay(...[owner, { tenant, settings, today }]: AgeChangeArguments): string {
  const until = today.add({ months: 12 });
  const end = comingChildLastDay(owner, settings, today);
  const lastDay = end && Temporal.PlainDate.compare(end, until) <= 0 ? end : null;
  for (let on = today; Temporal.PlainDate.compare(on, until) <= 0; on = on.add({ days: 1 })) {
    const to = freeProfilesFor({ ...owner, tenant, on });
    if (!to.includes(owner.profileId)) {
      return asText({ kind: 'profile', on, from: owner.profileId, to, lastDay });
    }
    if (lastDay?.equals(on)) return asText({ kind: 'end', on });
  }
  return 'nothing';
}

const family = (birthDate: string, profileId: AgeChangeArguments[0]['profileId'] = 'CHILD') =>
  ({ holderType: 'FAMILY_MEMBER', birthDate: date(birthDate), profileId }) as const;
const atMain = (other: Partial<AgeChangeArguments[1]> = {}): AgeChangeArguments[1] => ({
  tenant: 'ruter',
  settings: unsetChildEnd,
  today: date('2027-03-10'),
  ...other,
});
const monthAt18 = { expireChildTickets: 'AT_END_OF_MONTH', expireChildTicketsAtAge: 18 } as const;

describe('what age changes in the next 12 months', () => {
  it.each([
    ['a child turns 20', family('2007-06-15'), {}, 'CHILD to ADULT/SENIOR on 2027-06-15'],
    ['an adult turns 67', family('1960-06-15', 'ADULT'), {}, 'ADULT to SENIOR on 2027-06-15'],
    [
      'a child turns 18 at the third operator',
      family('2009-06-15'),
      { tenant: 'fjord' },
      'CHILD to ADULT on 2027-06-15',
    ],
    [
      'the day that is a year away',
      family('2008-03-10'),
      {},
      'CHILD to ADULT/SENIOR on 2028-03-10',
    ],
    ['who should have changed already', family('2000-01-01'), {}, 'on 2027-03-10'],
  ] as const)('%s', (_, owner, other, expected) => {
    expect(asText(nextAgeChange(owner, atMain(other)))).toContain(expected);
  });

  it('nothing of what is further away, nor of who keeps the reduced rate', () => {
    expect(nextAgeChange(family('2008-03-11'), atMain())).toBeNull();
    // Who becomes an adult with a ticket that begins on the birthday is no child until then.
    const grownUp = { ...family('2008-01-14', 'ADULT'), startDate: date('2028-01-14') };
    expect(nextAgeChange(grownUp, atMain())).toBeNull();
    expect(nextAgeChange(family('1960-06-15', 'SENIOR'), atMain())).toBeNull();
  });

  it('is the end by the settings, or the profile with the end beside it', () => {
    const settings = monthAt18;
    expect(asText(nextAgeChange(family('2009-06-15'), atMain({ settings })))).toBe(
      'ends 2027-06-30',
    );
    const third = atMain({ settings, tenant: 'fjord' });
    expect(asText(nextAgeChange(family('2009-06-15'), third))).toBe(
      'CHILD to ADULT on 2027-06-15, last day 2027-06-30',
    );
  });

  it('is what looking at every day finds', { timeout: 60_000 }, () => {
    const everySetting: ChildEndSettings[] = childEndKinds.flatMap((expireChildTickets) =>
      childEndAges.map((expireChildTicketsAtAge) => ({
        expireChildTickets,
        expireChildTicketsAtAge,
      })),
    );
    const birthDays = [17, 18, 19, 20, 66, 67].flatMap((age) =>
      ['01-01', '02-28', '02-29', '03-01', '06-15', '12-31'].map((day) =>
        Temporal.PlainDate.from(`${2027 - age}-01-01`).with({
          month: Number(day.slice(0, 2)),
          day: Number(day.slice(3)),
        }),
      ),
    );
    const days = ['2027-01-01', '2027-02-28', '2027-06-15', '2027-12-31', '2028-02-29'].map(date);
    const wrong: string[] = [];
    for (const tenant of ['ruter', 'fjord'] as const) {
      for (const holderType of freeHolderTypes) {
        for (const profileId of freeProfileIds) {
          for (const birthDate of birthDays) {
            for (const today of days) {
              const settings = profileId === 'CHILD' ? everySetting : [unsetChildEnd];
              for (const one of settings) {
                const args = [
                  { holderType, profileId, birthDate },
                  { tenant, settings: one, today },
                ] as const;
                const [actual, expected] = [asText(nextAgeChange(...args)), byEveryDay(...args)];
                if (actual !== expected) {
                  wrong.push(
                    `${tenant} ${holderType} ${profileId} ${birthDate} ${today}: ${actual}`,
                  );
                }
              }
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what may be done because of age', () => {
  const today = date('2026-03-06');

  it('is a new profile from the day of the change, not before the first day of the ticket', () => {
    const change = { on: date('2026-05-20') };
    const first = (startDate: string) =>
      firstDayOfNewProfile(change, { startDate: date(startDate) });
    expect(first('2026-01-01')).toEqual(date('2026-05-20'));
    expect(first('2026-06-01')).toEqual(date('2026-06-01'));
  });

  it('is an end on the last day with a profile that fits, today at the earliest', () => {
    const lastDay = (kind: 'profile' | 'end', on: string) =>
      lastDayWithProfile({ kind, on: date(on) }, today);
    expect(lastDay('profile', '2026-05-20')).toEqual(date('2026-05-19'));
    expect(lastDay('profile', '2026-03-06')).toEqual(today);
    expect(lastDay('end', '2026-05-31')).toEqual(date('2026-05-31'));
  });

  it.each([
    ['2026-05-20', '2025-11-20'],
    // Six months after 28 February is 28 August.
    ['2026-08-31', '2026-03-01'],
    ['2026-08-28', '2026-02-28'],
  ])('on %s may be done from %s, six months before it (spec 3 §5)', (day, from) => {
    expect(actableFrom(date(day))).toEqual(date(from));
  });
});
