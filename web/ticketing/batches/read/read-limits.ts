/** Limits of one file. A longer list has to be split. */
export const readLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** An .xlsx is a zip file: a few bytes may become gigabytes. */
  unpackedBytes: 60 * 1024 * 1024,
  /** Files in the zip file. Each sheet has a handful; a workbook of 255 sheets with pictures has some 2,000. */
  parts: 4_000,
  rows: 10_000,
  columns: 200,
} as const;

/** The worker reports after each piece of this size; who waits for it knows that it is alive. */
export const pieceBytes = 64 * 1024;
