import type { CompanyInfo } from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { formatPrice } from '#platform/design/format.ts';
import { useIsLive } from '#platform/design/use-is-live.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Comparison = CompanyInfo['comparisons'][number];

const tabTexts = {
  oslo: 'zonesOslo',
  one: 'zonesOne',
  two: 'zonesTwo',
  all: 'allZones',
} as const;
const ticketTexts = {
  thirtyDays: 'ticketThirtyDays',
  year: 'ticketYear',
  company: 'ticketCompany',
} as const;

const tabClass =
  'min-h-11 shrink-0 cursor-pointer rounded-t-ui border-b-2 px-4 font-medium -outline-offset-2';

/** What a month and a year cost with each kind of ticket, by zones (spec 2 §2, §9). */
export function PriceComparison({ comparisons }: { comparisons: readonly Comparison[] }) {
  const t = useTexts('company-info');
  const id = useId();
  const isLive = useIsLive();
  const [zones, setZones] = useState<Comparison['zones']>('oslo');
  const selected = comparisons.find((comparison) => comparison.zones === zones) ?? comparisons[0];

  function moveByArrows({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const place = comparisons.findIndex((comparison) => comparison === selected);
    const next = comparisons.at((place + step) % comparisons.length);
    if (!next) return;
    setZones(next.zones);
    document.getElementById(id + next.zones)?.focus();
  }

  if (!selected) return null;
  return (
    <div className="rounded-panel border border-line bg-surface">
      <div
        role="tablist"
        aria-label={t('zones')}
        className="flex overflow-x-auto border-b border-line noscript:hidden"
      >
        {comparisons.map((comparison) => (
          <button
            key={comparison.zones}
            type="button"
            role="tab"
            id={id + comparison.zones}
            aria-selected={comparison === selected}
            aria-controls={`${id}prices`}
            tabIndex={comparison === selected ? 0 : -1}
            onClick={() => setZones(comparison.zones)}
            onKeyDown={moveByArrows}
            className={classNames(
              tabClass,
              comparison === selected
                ? 'border-select font-semibold text-ink'
                : 'border-transparent text-ink-muted hover:bg-hover',
            )}
          >
            {t(tabTexts[comparison.zones])}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}prices`}
        aria-labelledby={id + selected.zones}
        className="p-(--space-panel)"
      >
        <ZonesWithoutScript comparison={selected} />
        <PriceTable comparison={selected} />
      </div>
      {!isLive &&
        comparisons
          .filter((comparison) => comparison !== selected)
          .map((comparison) => (
            <div key={comparison.zones} className="hidden p-(--space-panel) noscript:block">
              <ZonesWithoutScript comparison={comparison} />
              <PriceTable comparison={comparison} />
            </div>
          ))}
    </div>
  );
}

/** Stands where the tabs do nothing. */
function ZonesWithoutScript({ comparison: { zones } }: { comparison: Comparison }) {
  const t = useTexts('company-info');
  if (useIsLive()) return null;
  return <h3 className="mb-2 hidden font-semibold noscript:block">{t(tabTexts[zones])}</h3>;
}

function PriceTable({ comparison: { prices } }: { comparison: Comparison }) {
  const t = useTexts('company-info');
  const most = Math.max(...prices.map(({ yearOre }) => yearOre));
  const yearOf = (wanted: string) => prices.find(({ ticket }) => ticket === wanted)?.yearOre ?? 0;
  const savingOre = yearOf('thirtyDays') - yearOf('company');
  return (
    <>
      <table className="w-full text-left">
        <thead className="text-small text-ink-muted">
          <tr>
            <th scope="col" className="pb-2 font-semibold">
              {t('ticket')}
            </th>
            <th scope="col" className="pb-2 text-right font-semibold">
              {t('perMonth')}
            </th>
            <th scope="col" className="w-1/2 pb-2 pl-6 font-semibold">
              {t('perYear')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ ticket, monthOre, yearOre }) => (
            <tr key={ticket} className={ticket === 'company' ? 'font-semibold' : undefined}>
              <th
                scope="row"
                className={classNames(
                  'border-t border-line py-3',
                  ticket === 'company' ? 'font-semibold' : 'font-normal',
                )}
              >
                {t(ticketTexts[ticket])}
              </th>
              <td className="border-t border-line py-3 text-right tabular-nums">
                {formatPrice(monthOre)}
              </td>
              <td className="border-t border-line py-3 pl-6 tabular-nums">
                {formatPrice(yearOre)}
                <Bar share={yearOre / most} isStrong={ticket === 'company'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {savingOre > 0 && <p className="mt-3">{t('saved', { price: formatPrice(savingOre) })}</p>}
    </>
  );
}

/** A picture of the number beside it. */
const Bar = ({ share, isStrong }: { share: number; isStrong: boolean }) => (
  <span aria-hidden="true" className="mt-1 block h-3 rounded-small bg-sunken">
    <span
      className={classNames('block h-full rounded-small', isStrong ? 'bg-select' : 'bg-control')}
      style={{ width: `${Math.round(100 * share)}%` }}
    />
  </span>
);
