/** The year of school that a class is in: 1 to 10, then 11 to 13 for the three of upper secondary school. */
export type Grade = number;

const lastOfLowerSecondary = 10;
const upperSecondaryYears = 3;

/** The programmes of upper secondary school by their codes; `general` ones have three years at a school. */
const generalProgrammes = ['ST', 'ID', 'MD', 'KD', 'MK', 'PB'] as const;
/** These go on as apprentices after two years, most of them. */
const vocationalProgrammes = [
  'BA',
  'DT',
  'EL',
  'FD',
  'FR',
  'HO',
  'HS',
  'IM',
  'NA',
  'RM',
  'SR',
  'SS',
  'TI',
  'TP',
] as const;

/** What a name of a class says, when it is one of those that Norwegian schools use: 8A, 10 B, 8. trinn, VG1 ST, 2STA. */
export type ReadClassName = {
  readonly grade: Grade;
  readonly isVocational: boolean;
  /** The same name with another number, for a grade of the same school. */
  readonly inGrade: (grade: Grade) => string;
};

const classNamePattern = /^(\s*)(vg\s*)?(\d{1,2})(.*)$/isu;

/** What a class is called after its number in primary and lower secondary school: A, a2, `. trinn`, ` B`. */
const lowerRest = /^[\s.-]*(?:[a-zæøå]\d{0,2}|\d?|(?:klasse|trinn)[\s.-]*[a-zæøå]?)$/isu;

/** Null for a name that says nothing of a year: "Blå gruppe", "Mottak". */
export function readClassName(className: string): ReadClassName | null {
  const [, before = '', prefix = '', digits = '', rest = ''] =
    classNamePattern.exec(className) ?? [];
  const number = Number(digits);
  if (digits === '' || number === 0) return null;
  const programme = /^[\s.-]*([a-z]{2})/iu.exec(rest)?.[1]?.toUpperCase() ?? '';
  const isGeneral = generalProgrammes.some((one) => one === programme);
  const isVocational = vocationalProgrammes.some((one) => one === programme);
  const isUpper = number <= upperSecondaryYears && (prefix !== '' || isGeneral || isVocational);
  const isLower = prefix === '' && number <= lastOfLowerSecondary && lowerRest.test(rest);
  if (!isUpper && !isLower) return null;
  const base = isUpper ? lastOfLowerSecondary : 0;
  return {
    grade: base + number,
    isVocational,
    inGrade: (grade) =>
      `${before}${prefix}${String(grade - base).padStart(digits.length, '0')}${rest}`,
  };
}

export const lastGrade: Grade = lastOfLowerSecondary + upperSecondaryYears;
export const lastLowerGrade: Grade = lastOfLowerSecondary;
export const lastPrimaryGrade: Grade = 7;
