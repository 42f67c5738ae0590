import type { BilingualHeading } from '@takst/contract/platform/lists/list-types.ts';
import { isWithin, type TaxPeriod } from '@takst/domain/services/free-tickets/tax-period.rules.ts';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import type { Language } from '#platform/http/call.ts';

type FileCall = {
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
  readonly language: Language;
};
type FilePeriod = {
  readonly period: TaxPeriod | null;
  readonly openMonths: readonly Temporal.PlainDate[];
};

const soFar: BilingualHeading = { nb: 'forelopig', en: 'so-far' };

/** What it is, of which month or year and company, and the day; an open month, which may change, says so. */
export function taxFileName(
  words: BilingualHeading,
  { params, today, language }: FileCall,
  { period, openMonths }: FilePeriod,
): string {
  const isOpen = period !== null && openMonths.some((month) => isWithin(month, period));
  return [
    words[language],
    ...(period ? [periodText(period)] : []),
    ...(isOpen ? [soFar[language]] : []),
    params.id,
    today.toString(),
  ].join('-');
}

const periodText = ({ from, through }: TaxPeriod): string =>
  from.equals(through) ? monthText(from) : String(from.year);
