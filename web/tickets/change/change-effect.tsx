import type { MonthEffect } from '@takst/domain/company-tickets/change-effect.rules.ts';
import { type ReactNode, useId } from 'react';
import { formatMonth, formatPrice } from '#design/format.ts';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icon-paths.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { DescriptionList } from '#design/page/description-list.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';

export type EffectNote = { icon: IconName; text: string };

interface ChangeEffectProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** Monthly cost before and after; null while prices load, omitted if no price changes. */
  months?: readonly MonthEffect[] | null;
  notes: readonly (EffectNote | false | null | undefined)[];
}

/** Previews a change: dates, cost, what the holder receives, until when it can be undone. */
export function ChangeEffect({ facts, months, notes }: ChangeEffectProps) {
  const t = useTexts('change-ticket');
  const id = useId();
  const visibleNotes = notes.filter((note): note is EffectNote => Boolean(note));
  return (
    <section aria-labelledby={id} className="rounded-ui border border-line bg-sunken p-4 sm:p-5">
      <h3 id={id} className="font-semibold">
        {t('effectTitle')}
      </h3>
      <div aria-live="polite" className="mt-3 grid gap-4">
        {facts.length > 0 && <DescriptionList items={facts} />}
        {months === null && <SkeletonLines lines={2} />}
        {months && months.length > 0 && <MonthPrices months={months} />}
        <ul className="grid gap-2 text-small">
          {visibleNotes.map(({ icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function MonthPrices({ months }: { months: readonly MonthEffect[] }) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const price = (ore: number | null) => (ore === null ? t('unknownPrice') : formatPrice(ore));
  const cell = 'py-1.5 pl-4 text-right tabular-nums';
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{t('priceOf')}</caption>
      <thead className="text-left">
        <tr className="border-b border-line">
          <th className="py-1.5 font-normal">{t('month')}</th>
          <th className={`${cell} font-normal`}>{t('priceNow')}</th>
          <th className={`${cell} font-normal`}>{t('priceAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, before, after }) => (
          <tr key={month.toString()} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-medium first-letter:uppercase">
              {formatMonth(month, language)}
            </th>
            <td className={cell}>{price(before)}</td>
            <td className={before === after ? cell : `${cell} font-semibold`}>{price(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
