import fc from 'fast-check';
import { anyDate } from '#testing/any-date.ts';
import { groupLines, totalsOf } from './document-lines.rules.ts';
import type { InvoiceDocument, InvoiceKind, InvoiceSeller } from './invoice-document.ts';
import { anySingleLine } from './test-any-line.ts';

/** Texts that a user may have typed: letters of many languages, markup, and what XML forbids. */
const anyTypedText = fc.oneof(
  fc.constantFrom(
    'Blåbær & Søn <AS>',
    'Łukasz Šimić',
    '"]]>',
    '&amp;',
    '\u0000\u0008',
    ' \uD800 ',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
/** The same, but with something to read. */
const anyName = anyTypedText.map((text) => `Øye ${text}`);

const anyAddress = fc.record({
  line1: anyTypedText,
  line2: fc.option(anyTypedText),
  postCode: fc.constant('0155'),
  city: anyName,
});

const anyParty = (organisationNumbers: readonly string[]) =>
  fc.record({
    name: anyName,
    organisationNumber: fc.constantFrom(...organisationNumbers),
    address: anyAddress,
    electronicAddress: fc.constantFrom(null, { schemeId: '0192', id: '889640782' }),
  });

const anySeller: fc.Arbitrary<InvoiceSeller> = fc
  .tuple(anyParty(['991609407', '974760673']), fc.boolean())
  .map(([party, isInBusinessRegister]) => ({ ...party, isInBusinessRegister }));

const anyNumber = fc.integer({ min: 1, max: 99_999_999 }).map(String);

const anyKind: fc.Arbitrary<InvoiceKind> = fc.oneof(
  fc.record({
    type: fc.constant('invoice' as const),
    payment: fc.record({
      dueDate: anyDate,
      kid: fc.constantFrom('1000173', '0000000000000000000000018'),
      accountNumber: fc.constantFrom('86011117947', '15032080119'),
      setOffs: fc.constant([]),
    }),
  }),
  fc.record({
    type: fc.constant('creditNote' as const),
    creditedInvoice: fc.record({ number: anyNumber, issueDate: anyDate }),
    reason: fc.option(anyTypedText),
  }),
);

const anyParts = {
  kind: anyKind,
  number: anyNumber,
  issueDate: anyDate,
  language: fc.constantFrom('nb' as const, 'en' as const),
  seller: anySeller,
  buyer: anyParty(['982463718', '914778271']),
  references: fc.record({
    agreementNumber: anyNumber,
    theirReference: anyTypedText,
    ourReference: anyTypedText,
  }),
  lines: fc.array(anySingleLine, { minLength: 1, maxLength: 30 }).map(groupLines),
};

/** What is set off is at most what the lines come to. */
const withSetOffs = ([document, shares]: readonly [InvoiceDocument, readonly number[]]) => {
  const { kind, lines } = document;
  if (kind.type === 'creditNote') return document;
  const { grossOre } = totalsOf(lines);
  const setOffs = shares
    .map((share, place) => ({
      invoiceNumber: String(100_000 + place),
      ore: Math.floor((grossOre * share) / 100),
    }))
    .filter(({ ore }) => ore > 0);
  return { ...document, kind: { ...kind, payment: { ...kind.payment, setOffs } } };
};

/** Any invoice or credit note, with lines alike and different, few and many, and credits that are set off. */
export const anyInvoiceDocument: fc.Arbitrary<InvoiceDocument> = fc
  .tuple(fc.record(anyParts), fc.array(fc.nat({ max: 50 }), { maxLength: 2 }))
  .map(withSetOffs);
