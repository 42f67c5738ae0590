import { workingDaysBefore } from '#platform/time/working-day.rules.ts';
import type { SchoolYear } from './school-year.rules.ts';

/** For how many working days a card is on its way, from the day after the order (spec 3 §9: "about 7 working days"). */
export const workingDaysOfDelivery = 7;

/**
 * The first delivery day of a school year: the last day on which an order still comes in time. Cards of that day are at the
 * school on the working day before the first start.
 */
export const firstDeliveryDay = ({ firstStart }: Pick<SchoolYear, 'firstStart'>) =>
  workingDaysBefore(firstStart, workingDaysOfDelivery + 1);

/** How many days before the first delivery day a school is reminded (issue: School tickets). */
const reminderSteps = [14, 7, 1] as const;
export type ReminderStep = (typeof reminderSteps)[number];

export type OrderReminder = {
  readonly year: SchoolYear;
  readonly step: ReminderStep;
  readonly deliveryDay: Temporal.PlainDate;
};

const { compare } = Temporal.PlainDate;

/**
 * The reminders that are due on a day: of each year that has opened the newest one, whenever an earlier one was missed.
 * None after the first delivery day, when it is too late.
 */
export const dueReminders = (
  years: readonly SchoolYear[],
  today: Temporal.PlainDate,
): OrderReminder[] =>
  years.flatMap((year) => {
    if (compare(year.opensOn, today) > 0) return [];
    const deliveryDay = firstDeliveryDay(year);
    const isInTime = compare(today, deliveryDay) <= 0;
    const step = reminderSteps.findLast(
      (days) => compare(deliveryDay.subtract({ days }), today) <= 0,
    );
    return isInTime && step !== undefined ? [{ year, step, deliveryDay }] : [];
  });
