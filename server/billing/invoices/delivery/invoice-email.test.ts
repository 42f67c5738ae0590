import { expect, it } from 'vitest';
import { creditNoteEmail, invoiceEmail } from './invoice-email.texts.ts';

const facts = {
  tenant: 'akt',
  origin: 'https://akt.example',
  id: 42,
  number: 100_108,
  companyName: 'Firma AS',
  totalOre: 1_234_56,
} as const;

/** With plain spaces between thousands. */
const plain = ({ subject, text }: { subject: string; text: string }) => ({
  subject,
  lines: text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n\n'),
});

/** Everything around the sentence of each language. */
const around = (nb: string, en: string) => {
  const link = 'https://akt.example/bedriftsavtale/faktura/42';
  const why = (text: string) => expect.stringMatching(new RegExp(`^${text} .*AKT Bedrift`));
  return ['Hei!', nb, link, why('Du får'), '– – –', 'Hi!', en, link, why('You get')];
};

it('the e-mail with an invoice says what is to be paid until when, in both languages', () => {
  const email = invoiceEmail({ ...facts, dueDate: Temporal.PlainDate.from('2026-04-06') });
  expect(plain(email)).toEqual({
    subject: 'Faktura 100108 fra AKT Bedrift til Firma AS',
    lines: around(
      'Det er kommet en ny faktura til Firma AS: nummer 100108, 1 234,56 kr, forfall 06.04.2026. Den ligger ved som PDF, og her:',
      'There is a new invoice for Firma AS: number 100108, NOK 1,234.56, due 2026-04-06. It is attached as a PDF, and here:',
    ),
  });
});

it('the e-mail with a credit note says of which invoice it takes back, in both languages', () => {
  expect(plain(creditNoteEmail({ ...facts, creditedNumber: 100_042 }))).toEqual({
    subject: 'Kreditnota 100108 fra AKT Bedrift til Firma AS',
    lines: around(
      'Det er kommet en kreditnota til Firma AS: nummer 100108, 1 234,56 kr av faktura 100042. Den ligger ved som PDF, og her:',
      'There is a new credit note for Firma AS: number 100108, NOK 1,234.56 of invoice 100042. It is attached as a PDF, and here:',
    ),
  });
});
