/** Why a file cannot be read; each has its text and its way out. */
export type ReadProblemCode =
  | 'FILE_TOO_LARGE'
  | 'NOT_A_SPREADSHEET'
  | 'OLD_OR_LOCKED'
  | 'DAMAGED'
  | 'TOO_LARGE_INSIDE'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'QUOTE_NOT_CLOSED'
  | 'EMPTY'
  | 'TOO_SLOW'
  | 'CANNOT_BE_READ';

export type ReadProblem = { code: ReadProblemCode; line?: number };

export class ReadError extends Error {
  readonly problem: ReadProblem;

  constructor(code: ReadProblemCode, line?: number) {
    super(code);
    this.problem = line === undefined ? { code } : { code, line };
  }
}

/** Whatever was thrown while reading, as one of the reasons. */
export const problemOf = (thrown: unknown): ReadProblem =>
  thrown instanceof ReadError ? thrown.problem : { code: 'CANNOT_BE_READ' };
