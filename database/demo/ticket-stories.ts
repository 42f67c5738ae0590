import type { Chance } from './chance.ts';

/** How one ticket came to be and how it ends. */
export type TicketSpan = {
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
  readonly cancelled: boolean;
};

export type Story =
  | 'active'
  | 'ending'
  | 'pending'
  | 'expired'
  | 'in-quarantine'
  | 'cancelled'
  | 'historic'
  | 'no-tickets';

const stories: readonly (readonly [percent: number, story: Story])[] = [
  [62, 'active'],
  [8, 'ending'],
  [8, 'pending'],
  [10, 'expired'],
  [4, 'cancelled'],
  [8, 'historic'],
];

/** What most people in a company are: travelling; and some of everything else. */
export function anyStory(chance: Chance): Story {
  let remaining = chance.below(100);
  for (const [percent, story] of stories) {
    if (remaining < percent) return story;
    remaining -= percent;
  }
  return 'active';
}

const lastDay = (month: Temporal.PlainDate) => month.with({ day: month.daysInMonth });

/** From the first of a month to the end of another, counted from this one. */
export function spanOfMonths(
  today: Temporal.PlainDate,
  from: number,
  to: number | null,
): TicketSpan {
  const month = (place: number) => today.with({ day: 1 }).add({ months: place });
  return { start: month(from), end: to === null ? null : lastDay(month(to)), cancelled: false };
}

/** The tickets of one person, oldest first, with two months or more between them. */
export function spansOf(story: Story, today: Temporal.PlainDate, chance: Chance): TicketSpan[] {
  const span = (from: number, to: number | null) => spanOfMonths(today, from, to);
  switch (story) {
    case 'active':
      return [span(-chance.below(18), null)];
    case 'ending':
      return [span(-1 - chance.below(12), chance.below(2))];
    case 'pending':
      return [span(1 + chance.below(2), null)];
    case 'expired': {
      const endMonth = -1 - chance.below(3);
      return [span(endMonth - chance.below(9), endMonth)];
    }
    case 'in-quarantine':
      return [span(-7, -1)];
    case 'cancelled':
      return [{ ...span(1, null), cancelled: true }];
    case 'no-tickets':
      return [];
    case 'historic': {
      const restarted = -chance.below(3);
      const paused = restarted - 3;
      const first = paused - 8;
      return [span(first - 4, first), span(first + 3, paused), span(restarted, null)];
    }
  }
}
