/**
 * Working days in Norway: Monday to Friday without public holidays (lov om 1. og 17. mai; lov om helligdager og
 * helligdagsfred). A business day (`businessDayOf`) is any calendar day.
 */
export const isWorkingDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek < 6 && !isHoliday(day);

/** The working day that is `count` working days before a day: 1 is the last one before it. */
export function workingDaysBefore(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let workingDay = day;
  for (let daysLeft = count; daysLeft > 0;) {
    workingDay = workingDay.subtract({ days: 1 });
    if (isWorkingDay(workingDay)) daysLeft -= 1;
  }
  return workingDay;
}

/** The working day that is `count` working days after a day: 1 is the first one after it. */
export function workingDaysAfter(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let workingDay = day;
  for (let daysLeft = count; daysLeft > 0;) {
    workingDay = workingDay.add({ days: 1 });
    if (isWorkingDay(workingDay)) daysLeft -= 1;
  }
  return workingDay;
}

const fixedHolidays: readonly string[] = ['01-01', '05-01', '05-17', '12-25', '12-26'];

/** Maundy Thursday, Good Friday, Easter Day and Monday, Ascension Day, Whit Sunday and Monday, by their days after Easter. */
const easterHolidays: readonly number[] = [-3, -2, 0, 1, 39, 49, 50];

function isHoliday(day: Temporal.PlainDate): boolean {
  if (fixedHolidays.includes(day.toString().slice(-5))) return true;
  // Easter Day is 22 March at the earliest; its last holiday is 14 June at the latest.
  if (day.month < 3 || day.month > 6) return false;
  return easterHolidays.includes(easterDay(day.year).until(day).days);
}

/** Easter Day of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterDay(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30;
  const yearOfCentury = year % 100;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
