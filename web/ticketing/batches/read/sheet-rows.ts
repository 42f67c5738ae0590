/** The cells of a list, as they stand in the file. */
export type SheetRows = {
  rows: readonly (readonly string[])[];
  /** Rows with values that the sheet hides; they are among the others. */
  hiddenRows: number;
  /** Areas of merged cells over several rows; the value stands in the first row of each. */
  mergedAreas: number;
  /** The sheet that was read, among all of its file; none in a text file. */
  sheet: { position: number; names: readonly string[] } | null;
};

/** Called now and then, to show that reading goes on. */
export type ReportProgress = () => void;
