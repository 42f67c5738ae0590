import { foldHeading } from './find-columns.ts';

/**
 * Headings of private columns that no service needs: identity numbers, bank accounts, salaries. From the import
 * formats of Tripletex (help article 901) and the employee list of Visma Lønn, in both languages where the program
 * has them.
 */
const privateHeadings = new Set(
  [
    'Fødselsnummer',
    'Fødselsnr',
    'Personnummer',
    'Personnr',
    'Fnr',
    'D-nummer',
    'D-nr',
    'National identity number',
    'National ID',
    'D-number',
    'Social security number',
    'SSN',
    'Bankkontonummer',
    'Bankkonto',
    'Kontonummer',
    'Kontonr',
    'IBAN',
    'IBAN-nummer',
    'SWIFT',
    'Bank account number',
    'Bank account',
    'Account number',
    'IBAN number',
    'BIC',
    'Årslønn',
    'Månedslønn',
    'Timelønn',
    'Lønn',
    'Annual salary',
    'Salary',
    'Monthly salary',
  ].map(foldHeading),
);

export const isPrivateHeading = (heading: string): boolean =>
  privateHeadings.has(foldHeading(heading));
