import type {
  ChangedCompany,
  PriceChange,
} from '@takst/contract/services/price-changes/price-change.schema.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { firstMonthAtPrice } from '@takst/domain/services/price-changes/price-change.rules.ts';
import type { PriceChangeEffect } from '@takst/domain/services/price-changes/price-change-effect.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { companyNames } from './company-names.query.ts';
import {
  type FoundPriceChange,
  findPriceChange,
  type PriceChangeRequest,
  type UnknownPrices,
} from './find-price-change.ts';

/** What new prices mean, as the page shows it. */
export async function describePriceChange(
  database: Database,
  request: PriceChangeRequest,
): Promise<{ readonly reply: PriceChange } | { readonly refused: UnknownPrices }> {
  const found = await findPriceChange(database, request);
  if ('code' in found) return { refused: found };
  const { effect, months, place, priceNow, productName } = found;
  const { tickets, changedTickets, unpricedTickets, month, year } = effect;
  const monthOf = (at: number) => months[at] ?? request.today;
  const companies = await changedCompanies(database, request, found);
  return {
    reply: {
      firstMonth: monthOf(place),
      tickets,
      changedTickets,
      unpricedTickets,
      month,
      year,
      months: effect.months.map((amounts, at) => ({ month: monthOf(at), ...amounts })),
      prices: request.rows.map((row) => ({
        ...row,
        productName: productName(row.productId),
        profileName: profileName(row.profileId),
        nowOre: priceNow(row, firstMonthAtPrice(row.validFrom)),
        tickets: effect.ticketsOf(row),
      })),
      companies,
      otherCompanies: effect.companies.length - companies.length,
    },
  };
}

type Company = PriceChangeEffect['companies'][number];

const differenceOf = ({ year }: Pick<Company, 'year'>): number =>
  Math.abs(year.thenOre - year.nowOre);

/** The companies that pay something else, with their names, the greatest difference first. */
async function changedCompanies(
  database: Database,
  { tenant }: PriceChangeRequest,
  { effect }: FoundPriceChange,
): Promise<ChangedCompany[]> {
  const changed = effect.companies
    .filter((company) => company.changedTickets > 0 || differenceOf(company) > 0)
    .toSorted((one, other) => differenceOf(other) - differenceOf(one));
  const ids = changed.map(({ companyId }) => companyId);
  const names = await companyNames(database, tenant, ids);
  return changed.map((company) => ({
    ...company,
    companyName: names.get(company.companyId) ?? String(company.companyId),
  }));
}
