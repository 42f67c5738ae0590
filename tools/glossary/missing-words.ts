/** What is stored has a word in the glossary; these tables hold parts or traces of a thing that has one. */
const partsOfThings: ReadonlySet<string> = new Set([
  // What was done or told once already.
  'changes.answered_call',
  'code_pools.low_stock_warning',
  'company_tickets.wrong_try',
  'free_tickets.child_end_told',
  'free_tickets.month_notice',
  'housing.ended_by_move_out',
  'limits.counted_request',
  'messages.counted_sms',
  'messages.sms_of_day',
  'schedule.daily_job',
  'school_tickets.order_reminder',
  'self_service.form_order',
  // What a closed month keeps of people, names and sums that may change or be erased.
  'free_tickets.book_holder',
  'free_tickets.book_month',
  'free_tickets.unbooked_number',
  'housing.unit_of_erased',
  'invoices.invoiced_period',
  'invoices.line_holder',
  'invoices.period_rate',
  'invoices.product_name',
  'invoices.settlement_note',
  'invoices.unbilled_entry',
  // Views of a table with a word, for its lists.
  'companies.listed_company',
  'holders.listed_holder',
  'users.listed_user',
  'vouchers.listed_offer',
  // Lines and details of a table with a word.
  'batches.column_map',
  'changes.about',
  'embedded_provider.account',
  'free_tickets.payroll_file_line',
  'free_tickets.ticket_detail',
  'products.company_profile',
  'ticket_counter.order_line',
  'tickets.link_key',
  'tickets.signing_key',
]);

export type Nouns = {
  /** `schema.table`. */
  readonly tables: readonly string[];
  /** `ticket-counter`. */
  readonly services: readonly string[];
};

/** The tables and services for which the glossary has no line: their word is a term of a line, or a line names the table. */
export function nounsWithoutWord(glossary: string, { tables, services }: Nouns): string[] {
  const terms = termsOf(glossary);
  const hasTerm = (noun: string) => formsOf(noun).some((form) => terms.has(form));
  return [
    ...tables.filter(
      (table) =>
        !partsOfThings.has(table) &&
        !hasTerm(table.slice(table.indexOf('.') + 1)) &&
        !glossary.includes(`\`${table}\``),
    ),
    ...services.filter((service) => !hasTerm(service)),
  ];
}

/** Tables that are said to be part of something and are not there any more. */
export const partsWithoutTable = (tables: readonly string[]): string[] =>
  [...partsOfThings].filter((table) => !tables.includes(table));

/** Every run of words in the first column: `discount code` has the terms `discount`, `code` and `discount code`. */
function termsOf(glossary: string): ReadonlySet<string> {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  const terms = rows.flatMap((row) => (row.split('|')[1] ?? '').toLowerCase().split(/[,(]/));
  return new Set(terms.flatMap((term) => runsOf(term.split(/[^\p{L}\d-]+/u).filter(Boolean))));
}

const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join(' ')),
  );

/** `cost_centre` as it may stand in the glossary; services have names in the plural. */
function formsOf(noun: string): string[] {
  const words = noun.replaceAll(/[_-]/g, ' ');
  return [words, words.replaceAll(' ', '-'), words.replace(/s$/, ''), words.replace(/ies$/, 'y')];
}
