/** Whole years on a day. Who is born on 29 February is a year older on 1 March of the years without one. */
export const ageOn = (on: Temporal.PlainDate, birthDate: Temporal.PlainDate): number =>
  on.year - birthDate.year - (dayOfYear(on) < dayOfYear(birthDate) ? 1 : 0);

/** The first day of an age. */
export function birthdayAt(age: number, birthDate: Temporal.PlainDate): Temporal.PlainDate {
  const constrained = birthDate.add({ years: age });
  return constrained.day === birthDate.day ? constrained : constrained.add({ days: 1 });
}

/** Orders the days of any year. */
const dayOfYear = ({ month, day }: Temporal.PlainDate): number => month * 100 + day;
