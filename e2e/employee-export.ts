/** The headings of Tripletex's employee export (its help article 901). */
const headings = [
  'ANSATTNUMMER',
  'FORNAVN',
  'ETTERNAVN',
  'E-POST',
  'TELEFONNR. MOBIL',
  'FØDSELSDATO',
  'FØDSELSNUMMER',
  'D-NUMMER',
  'BANKKONTONUMMER',
  'BRUKERTYPE',
];

/** Invented; the first two have both check digits. */
const [identityNumber, dNumber, bankAccount] = ['01010050053', '41010050047', '12345678903'];
/** None of it may leave the browser. */
export const privateValues = [identityNumber, dNumber, bankAccount, 'FØDSELSNUMMER'] as const;

const firstNames = ['Kåre', 'Åse', 'Bjørn', 'Øyvind', 'Kari'];

/** A file of people as a payroll system writes it; two of the numbers are damaged, one can be undone. */
export function employeeExport({ people, from }: { people: number; from: number }) {
  const rows = Array.from({ length: people }, (_, at) => {
    const number = from + at;
    const phone = String(48_100_000 + number);
    const phones = [phone, phone, `4,${phone.slice(1)}E+07`, phone.slice(0, 6), '4,81E+07'];
    return [
      String(7e4 + number),
      firstNames[at % 5] ?? '',
      `Nordmann ${number}`,
      `p${number}@firma.example`,
      phones[at] ?? phone,
      '1980-01-01',
      identityNumber,
      at === 0 ? dNumber : '',
      bankAccount,
      'Standard',
    ];
  });
  const text = [headings, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
  return { name: 'Ansatte.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}
