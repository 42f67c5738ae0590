import type { StatementMonthState } from '@takst/domain/services/housing/statement.rules.ts';
import type { UnitFinding } from '@takst/domain/services/housing/unit-findings.rules.ts';

type StatementTexts = typeof nb & {
  readonly locale: string;
  readonly states: Readonly<Record<StatementMonthState, string>>;
  readonly findings: Readonly<Record<UnitFinding, string>>;
};

const nb = {
  locale: 'nb-NO',
  fileName: 'oppstilling',
  title: (year: number) => `Oppstilling ${year}`,
  organisationNumber: 'Org.nr.',
  asOf: (day: string) => `Per ${day}`,
  note: 'Beløp er i kroner med merverdiavgift, etter refusjon. Åpne måneder er slik de faktureres så langt.',
  months: 'Måneder',
  month: 'Måned',
  state: 'Status',
  amount: 'Beløp',
  vat: 'Herav mva.',
  refunded: 'Refundert',
  residents: 'Beboere',
  tickets: 'Billetter',
  subscriptions: 'Abonnement',
  total: 'Sum',
  units: 'Boenheter',
  unit: 'Boenhet',
  withoutUnit: 'Uten boenhet',
  erased: (count: number) => (count === 1 ? '1 slettet person' : `${count} slettede personer`),
  forgotten: 'Utflytting ikke registrert',
  noForgotten: 'Ingen utflyttinger ser ut til å være glemt.',
  finding: 'Funn',
  day: 'Dato',
  monthly: 'Per måned',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  from: 'Fra',
  to: 'Til',
  states: {
    CLOSED: 'Fakturert',
    OPEN: 'Ikke fakturert ennå',
    COMING: 'Kommer',
    NOT_OURS: 'Ikke fakturert her',
  },
  findings: {
    'two-households': 'To husstander',
    'runs-after-move-out': 'Billett etter utflytting',
  },
  page: (page: number, count: number) => `Side ${page} av ${count}`,
};

const en: StatementTexts = {
  locale: 'en-GB',
  fileName: 'statement',
  title: (year) => `Statement ${year}`,
  organisationNumber: 'Org. no.',
  asOf: (day) => `As of ${day}`,
  note: 'Amounts are in kroner with VAT, after refunds. Open months are as they are invoiced so far.',
  months: 'Months',
  month: 'Month',
  state: 'Status',
  amount: 'Amount',
  vat: 'Of which VAT',
  refunded: 'Refunded',
  residents: 'Residents',
  tickets: 'Tickets',
  subscriptions: 'Subscriptions',
  total: 'Total',
  units: 'Units',
  unit: 'Unit',
  withoutUnit: 'Without a unit',
  erased: (count) => (count === 1 ? '1 deleted person' : `${count} deleted people`),
  forgotten: 'Move-out not registered',
  noForgotten: 'No move-out seems to be forgotten.',
  finding: 'Finding',
  day: 'Date',
  monthly: 'Per month',
  firstName: 'First name',
  lastName: 'Last name',
  from: 'From',
  to: 'To',
  states: {
    CLOSED: 'Invoiced',
    OPEN: 'Not invoiced yet',
    COMING: 'To come',
    NOT_OURS: 'Not invoiced here',
  },
  findings: { 'two-households': 'Two households', 'runs-after-move-out': 'Ticket after move-out' },
  page: (page, count) => `Page ${page} of ${count}`,
};

export const statementTexts: Readonly<Record<'nb' | 'en', StatementTexts>> = { nb, en };
