import { operatorAccount } from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import { describe, expect, it } from 'vitest';
import { readCamt054 } from './read-camt054.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

type Entry = {
  /** Its own amount, direction, status, days and reference. */
  readonly own?: string;
  readonly kroner?: string;
  readonly details?: string;
};

const booked = '<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-03</Dt></BookgDt>';

const entryOf = ({ own = booked, kroner = '5.00', details = '' }: Entry) =>
  `<Ntry><Amt Ccy="NOK">${kroner}</Amt>${own}<NtryDtls>${details}</NtryDtls></Ntry>`;

const fileOf = (entries: readonly Entry[], account = operatorAccount) => `
  <Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
  ${entries.map(entryOf).join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

const detail = (kroner: string, more = '') =>
  `<TxDtls><Amt Ccy="NOK">${kroner}</Amt>${more}</TxDtls>`;
const referred = (reference: string) => `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>`;
const kids = (...each: readonly (readonly [string, string])[]) =>
  `<RmtInf>${each
    .map(
      ([kid, kroner]) =>
        `<Strd><RfrdDocAmt><RmtdAmt Ccy="NOK">${kroner}</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd>`,
    )
    .join('')}</RmtInf>`;

function paymentsIn(...entries: readonly Entry[]) {
  const reading = readCamt054(fileOf(entries));
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.payments;
}

describe('an entry of a notification', () => {
  it('without details is one payment, of its amount', () => {
    expect(paymentsIn({})).toEqual([
      {
        account: operatorAccount,
        reference: null,
        paidOn: day('2026-03-03'),
        payer: null,
        kid: null,
        amountOre: 5_00,
        isUndivided: false,
      },
    ]);
  });

  it.each([
    ['Åse &amp; Sønn AS', 'Åse & Sønn AS'],
    ['<![CDATA[Åse & <Sønn> AS]]>', 'Åse & <Sønn> AS'],
    ['Åse <![CDATA[&]]> Sønn&#x20;AS', 'Åse & Sønn AS'],
  ])('names who paid: %s', (name, payer) => {
    const details = detail('5', `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>`);
    expect(paymentsIn({ details })).toMatchObject([{ payer }]);
  });

  it('with one transaction without an amount has that of the entry', () => {
    expect(paymentsIn({ details: '<TxDtls></TxDtls>' })).toMatchObject([{ amountOre: 5_00 }]);
    const inNested = '<TxDtls><AmtDtls><TxAmt><Amt Ccy="NOK">5</Amt></TxAmt></AmtDtls></TxDtls>';
    expect(paymentsIn({ details: inNested })).toMatchObject([{ amountOre: 5_00 }]);
  });

  it('of several transactions is as many payments, which make its sum', () => {
    const details = detail('2') + detail('3');
    expect(paymentsIn({ details }).map(({ amountOre }) => amountOre)).toEqual([2_00, 3_00]);
    expect(readCamt054(fileOf([{ details, kroner: '6' }]))).toEqual({
      fault: 'SUMS_DIFFER',
      line: null,
    });
  });

  it('that is not booked is left out beside one that is', () => {
    const waiting = { own: booked.replace('BOOK', 'PDNG'), kroner: '7' };
    const inNested = { own: booked.replace('BOOK', '<Cd>BOOK</Cd>'), kroner: '8' };
    const read = paymentsIn(waiting, {}, inNested);
    expect(read.map(({ amountOre }) => amountOre)).toEqual([5_00, 8_00]);
  });

  it('that is taken back is less than nothing, also with its transactions', () => {
    const own = booked.replace('CRDT', 'DBIT');
    expect(paymentsIn({ own })).toMatchObject([{ amountOre: -5_00 }]);
    expect(paymentsIn({ own, details: detail('5') })).toMatchObject([{ amountOre: -5_00 }]);
    // What a transaction says of itself goes before what its entry says.
    const debit = detail('1', '<CdtDbtInd>DBIT</CdtDbtInd>');
    const both = paymentsIn({ details: detail('6') + debit });
    expect(both.map(({ amountOre }) => amountOre)).toEqual([6_00, -1_00]);
  });

  it.each([
    ['<BookgDt><Dt>2026-03-03</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt>', '2026-03-03'],
    ['<BookgDt><DtTm>2026-03-03T23:30:00+01:00</DtTm></BookgDt>', '2026-03-03'],
    ['<ValDt><Dt>2026-03-04</Dt></ValDt>', '2026-03-04'],
    ['<ValDt><DtTm>2026-03-05T08:00:00</DtTm></ValDt>', '2026-03-05'],
  ])('is of the day on which it was booked, or else of its value: %s', (days, paidOn) => {
    const own = booked.replace('<BookgDt><Dt>2026-03-03</Dt></BookgDt>', days);
    expect(paymentsIn({ own })).toMatchObject([{ paidOn: day(paidOn) }]);
  });

  it.each([
    ['no day', booked.replace(/<BookgDt>.*/, '')],
    ['no direction', booked.replace(/<CdtDbtInd>.*<\/CdtDbtInd>/, '')],
    ['another direction', booked.replace('CRDT', 'BOTH')],
  ])('with %s damages the file', (_, own) => {
    expect(readCamt054(fileOf([{ own }]))).toEqual({ fault: 'DAMAGED', line: null });
  });
});

describe('the reference of a payment', () => {
  const ofEntry = `${booked}<AcctSvcrRef>E1</AcctSvcrRef>`;

  it.each<[string, Entry, ({ text: string; isOwn: boolean } | null)[]]>([
    ['is its own', { details: detail('5', referred('T1')) }, [{ text: 'T1', isOwn: true }]],
    ['is that of its entry, alone in it', { own: ofEntry }, [{ text: 'E1', isOwn: true }]],
    [
      'is that of the entry, also where both have it',
      { own: ofEntry, details: detail('5', referred('E1')) },
      [{ text: 'E1', isOwn: true }],
    ],
    [
      'is not its own where all of an entry have it',
      { own: ofEntry, details: detail('2', referred('E1')) + detail('3') },
      [
        { text: 'E1', isOwn: false },
        { text: 'E1', isOwn: false },
      ],
    ],
    [
      'is its own beside others of the entry',
      { own: ofEntry, details: detail('2', referred('T1')) + detail('3', referred('T2')) },
      [
        { text: 'T1', isOwn: true },
        { text: 'T2', isOwn: true },
      ],
    ],
    [
      'is none where the bank has written so',
      { details: detail('5', referred('NOT PROVIDED')) },
      [null],
    ],
  ])('%s', (_, entry, references) => {
    expect(paymentsIn(entry).map(({ reference }) => reference)).toEqual(references);
  });
});

describe('a transaction with payment references', () => {
  it('is divided by their amounts, those of one KID together', () => {
    const details = detail('5', kids(['11', '1'], ['22', '2'], ['11', '2']));
    expect(paymentsIn({ details }).map(({ kid, amountOre }) => [kid, amountOre])).toEqual([
      ['11', 3_00],
      ['22', 2_00],
    ]);
  });

  it('is taken back in the same parts', () => {
    const own = booked.replace('CRDT', 'DBIT');
    const details = detail('5', kids(['11', '1'], ['22', '4']));
    expect(paymentsIn({ own, details }).map(({ amountOre }) => amountOre)).toEqual([-1_00, -4_00]);
  });

  it('is whole where there is one KID, whatever its amount', () => {
    const details = detail('5', kids(['11', '1'], ['11', '1']));
    expect(paymentsIn({ details })).toMatchObject([
      { kid: '11', amountOre: 5_00, isUndivided: false },
    ]);
  });

  it('that cannot be divided shows three of them', () => {
    const four = kids(['11', '1'], ['22', '1'], ['33', '1'], ['44', '1']);
    expect(paymentsIn({ details: detail('5', four) })).toMatchObject([
      { kid: '11, 22, 33 …', amountOre: 5_00, isUndivided: true },
    ]);
    const three = kids(['11', '1'], ['22', '1'], ['33', '1']);
    expect(paymentsIn({ details: detail('5', three) })).toMatchObject([{ kid: '11, 22, 33' }]);
  });
});

it.each([
  ['5', 5_00],
  ['5.1', 5_10],
  ['5.12', 5_12],
  ['5.1200', 5_12],
  [' 5 ', 5_00],
])('an amount of %j kroner is %i øre', (kroner, amountOre) => {
  expect(paymentsIn({ kroner })).toMatchObject([{ amountOre }]);
});

it.each(['0', '0.00', '-5', '5.123', '5,1', '', '12345678901234'])(
  'an amount of %j kroner damages the file',
  (kroner) => {
    expect(readCamt054(fileOf([{ kroner }]))).toEqual({ fault: 'DAMAGED', line: null });
  },
);

it('a file names its accounts once each, in their order', () => {
  const [one, other] = [fileOf([{}]), fileOf([{}], '15944000019')];
  const ofOther = /<Ntfctn>[^]*<\/Ntfctn>/.exec(other)?.[0] ?? '';
  const text = one.replace('</Ntfctn>', `</Ntfctn>${ofOther}${ofOther}`);
  expect(readCamt054(text)).toMatchObject({ accounts: [operatorAccount, '15944000019'] });
});

it('a file may have a prefix before the name of each element', () => {
  const text = fileOf([{ details: detail('5', kids(['11', '5'])) }]);
  const prefixed = text.replaceAll(/<(\/?)(?=\w)/g, '<$1camt:');
  expect(prefixed).toContain('<camt:Ntry>');
  expect(readCamt054(prefixed)).toEqual(readCamt054(text));
});

it.each([
  ['after its last entry', /<\/Ntfctn>[^]*$/],
  ['before its last tag', /<\/Document>[^]*$/],
])('a file that is cut %s is damaged', (_, rest) => {
  expect(readCamt054(fileOf([{}]).replace(rest, ''))).toEqual({ fault: 'DAMAGED', line: null });
});
