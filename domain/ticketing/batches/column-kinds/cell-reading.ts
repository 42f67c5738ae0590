/** What can be wrong with a cell, whichever service it is for. */
export const cellFaults = [
  'required',
  'minLength',
  'maxLength',
  'nameOnly',
  'numbersOnly',
  'wrongFormat',
  'date',
  'mobilePhone',
  /** The operator sends no SMS to its country. */
  'phoneCountry',
  /** `4.1E+07`: the spreadsheet kept too few digits. */
  'digitsLost',
  /** Perhaps a number of another country that has lost its plus. */
  'countryCodeMissing',
  /** `3/4/2026`: the third or the fourth month. */
  'dateOrderUnknown',
  /** A full name of one word. */
  'fullNameOneWord',
  /** `#N/A`, `#REF!`: the cell's formula has failed. */
  'spreadsheetError',
  /** `K?re`: a program has written a letter in an encoding that lacks it. */
  'lettersLost',
  'zoneUnknown',
  'notAChoice',
] as const;
export type CellFault = (typeof cellFaults)[number];

export type ParsedCell<Value> =
  | {
      readonly value: Value;
      /** The text that the cell was before a spreadsheet damaged it; null for one that is as it was. */
      readonly readAs: string | null;
    }
  | {
      readonly fault: CellFault;
      /** A text for the cell that is likely to be meant. */
      readonly proposal: string | null;
    };

export const faultyCell = (
  fault: CellFault,
  proposal: string | null = null,
): { readonly fault: CellFault; readonly proposal: string | null } => ({ fault, proposal });
