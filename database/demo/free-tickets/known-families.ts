import type { FamilyMember } from './demo-family.ts';

type KnownFamily = {
  readonly situation: string;
  readonly members: (today: Temporal.PlainDate) => readonly FamilyMember[];
};

const person =
  (holderType: FamilyMember['holderType']) =>
  (name: readonly [string, string], birthDate: Temporal.PlainDate, phone: string | null) => ({
    holderType,
    firstName: name[0],
    lastName: name[1],
    birthDate,
    phone,
  });

const employee = person('EMPLOYEE');
const retired = person('RETIRED');
const relative = person('FAMILY_MEMBER');

/** The first day of the year in which somebody reaches an age: the birthday has been, whatever the day is. */
const firstDayOfYear = ({ year }: Temporal.PlainDate, age: number) =>
  Temporal.PlainDate.from({ year: year - age, month: 1, day: 1 });

/** The last day of that year: the birthday is to come. */
const lastDayOfYear = ({ year }: Temporal.PlainDate, age: number) =>
  Temporal.PlainDate.from({ year: year - age, month: 12, day: 31 });

const someDay = ({ year }: Temporal.PlainDate, age: number) =>
  Temporal.PlainDate.from({ year: year - age, month: 5, day: 14 });

/** The last 29 February that is at least `age` years ago. */
function leapDay({ year }: Temporal.PlainDate, age: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year: year - age, month: 2, day: 1 });
  return first.inLeapYear ? first.with({ day: 29 }) : leapDay(first, 1);
}

/**
 * Families whose birth dates meet a rule (spec 3 §5), relative to the day of the first start; all numbers begin with
 * 41235.
 */
export const knownFamilies: readonly KnownFamily[] = [
  {
    situation: 'a child who turns 20 later this year, and one who has turned 20 this year',
    members: (today) => [
      employee(['Torill', 'Aamodt'], someDay(today, 51), '41235001'),
      relative(['Vetle', 'Aamodt'], lastDayOfYear(today, 20), '41235002'),
      relative(['Ylva', 'Aamodt'], firstDayOfYear(today, 20), '41235003'),
    ],
  },
  {
    situation: 'a pensioner and a spouse',
    members: (today) => [
      retired(['Gudrun', 'Sæther'], someDay(today, 72), '41235011'),
      relative(['Arvid', 'Sæther'], someDay(today, 74), null),
    ],
  },
  {
    situation: 'twins',
    members: (today) => [
      employee(['Erlend', 'Kvam'], someDay(today, 41), '41235021'),
      relative(['Mira', 'Kvam'], someDay(today, 9), null),
      relative(['Noa', 'Kvam'], someDay(today, 9), null),
    ],
  },
  {
    situation: 'an employee who turns 67 later this year',
    members: (today) => [employee(['Bodil', 'Tveit'], lastDayOfYear(today, 67), '41235031')],
  },
  {
    situation: 'an employee who is 67',
    members: (today) => [employee(['Kjell', 'Rønning'], firstDayOfYear(today, 67), '41235041')],
  },
  {
    situation: 'a child born on a leap day',
    members: (today) => [
      employee(['Sunniva', 'Løvlie'], someDay(today, 46), '41235051'),
      relative(['Brage', 'Løvlie'], leapDay(today, 15), '41235052'),
    ],
  },
  {
    situation: 'a child who turns 18 later this year',
    members: (today) => [
      employee(['Rolf', 'Øygard'], someDay(today, 49), '41235061'),
      relative(['Ingrid', 'Øygard'], lastDayOfYear(today, 18), '41235062'),
    ],
  },
  {
    situation: 'a child who turns 19 this year',
    members: (today) => [
      employee(['Wenche', 'Myhre'], someDay(today, 48), '41235071'),
      relative(['Sigurd', 'Myhre'], someDay(today, 19), '41235072'),
    ],
  },
];
