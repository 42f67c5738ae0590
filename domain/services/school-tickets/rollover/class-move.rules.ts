import {
  type Grade,
  lastGrade,
  lastLowerGrade,
  lastPrimaryGrade,
  readClassName,
} from './class-name.rules.ts';

/** Where a class goes when a school year ends. */
export type ClassMove = {
  readonly from: string;
  /** Null for a class whose pupils leave the school. */
  readonly to: string | null;
  /** The rule does not know: the school has to look at it. */
  readonly isToCheck: boolean;
};

/**
 * The moves that the rule proposes for the classes of a school, which sees and edits them: one year up, and out of school
 * after the last one. A name that says nothing of a year stays as it is, to be checked.
 */
export function proposedMoves(classes: readonly string[]): ClassMove[] {
  const grades = classes.flatMap((name) => readClassName(name)?.grade ?? []);
  const isPrimarySchool =
    grades.includes(lastPrimaryGrade) &&
    !grades.some((grade) => grade > lastPrimaryGrade && grade <= lastLowerGrade);
  return [...new Set(classes)].map((from) => proposedMove(from, isPrimarySchool));
}

function proposedMove(from: string, isPrimarySchool: boolean): ClassMove {
  const className = readClassName(from);
  if (!className) return { from, to: from, isToCheck: true };
  const { grade, isVocational, inGrade } = className;
  if (grade === lastLowerGrade || grade === lastGrade) return { from, to: null, isToCheck: false };
  // Without an 8th year the 7th is the last one, unless its pupils alone have no school ticket.
  if (grade === lastPrimaryGrade && isPrimarySchool) return { from, to: null, isToCheck: true };
  return { from, to: inGrade(grade + 1), isToCheck: isVocational && grade === lastGrade - 1 };
}

export type EditedMove = Pick<ClassMove, 'from' | 'to'>;

/** The moves of a school: as it has edited them, which it has looked at, or else as the rule proposes. */
export function movesOf(classes: readonly string[], edited: readonly EditedMove[]): ClassMove[] {
  const byClass = new Map(edited.map((move) => [move.from, move]));
  return proposedMoves(classes).map((proposed) => {
    const move = byClass.get(proposed.from);
    return move ? { ...proposed, to: move.to, isToCheck: false } : proposed;
  });
}

/**
 * Another distance gives a right to transport from the year on (spec: school-year rollover): pupils of the 1st year have
 * it from 2 km, later ones from 4, those of upper secondary school from 6. A mark decides nothing.
 */
export type DistanceMark = 'second-year' | 'upper-secondary';

/** The mark of pupils who move between classes; leavers of the 10th year begin in upper secondary school. */
export function distanceMark({ from, to }: EditedMove): DistanceMark | null {
  const before = gradeOf(from);
  const after = to === null ? gradeAfterLeaving(before) : gradeOf(to);
  if (before === null || after === null) return null;
  if (before <= lastLowerGrade && after > lastLowerGrade) return 'upper-secondary';
  return before === 1 && after > 1 ? 'second-year' : null;
}

/** Leavers go on elsewhere; only of the 10th year is it known where. */
const gradeAfterLeaving = (before: Grade | null): Grade | null =>
  before === lastLowerGrade ? before + 1 : null;

const gradeOf = (className: string): Grade | null => readClassName(className)?.grade ?? null;
