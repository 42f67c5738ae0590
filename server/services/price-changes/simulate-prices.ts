import { simulatePrices as route } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { firstMonthAtPrice } from '@takst/domain/services/price-changes/price-change.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { companyNames } from './company-names.query.ts';
import { type FoundPriceChange, findPriceChange } from './find-price-change.ts';

export const simulatePrices = (database: Database, services: BillingServices) =>
  serve(route, async ({ scope: { tenant }, body: { rows }, today }) => {
    const found = await findPriceChange(database, { tenant, services, rows, today });
    if ('code' in found) return { refused: found };
    const { effect, months, place, priceNow, productName } = found;
    const companies = changedCompanies(effect);
    const names = await companyNames(
      database,
      tenant,
      companies.map(({ companyId }) => companyId),
    );
    const { tickets, changedTickets, unpricedTickets, month, year } = effect;
    return {
      reply: {
        firstMonth: months[place] ?? today,
        tickets,
        changedTickets,
        unpricedTickets,
        month,
        year,
        months: effect.months.map((amounts, at) => ({ month: months[at] ?? today, ...amounts })),
        prices: rows.map((row) => ({
          ...row,
          productName: productName(row.productId),
          profileName: profileName(row.profileId),
          nowOre: priceNow(row, firstMonthAtPrice(row.validFrom)),
          tickets: effect.ticketsOf(row),
        })),
        companies: companies.map((company) => ({
          ...company,
          companyName: names.get(company.companyId) ?? String(company.companyId),
        })),
        otherCompanies: effect.companies.length - companies.length,
      },
    };
  });

type Company = FoundPriceChange['effect']['companies'][number];

const differenceOf = ({ year }: Company): number => Math.abs(year.thenOre - year.nowOre);

const changedCompanies = ({ companies }: FoundPriceChange['effect']): Company[] =>
  companies
    .filter((company) => company.changedTickets > 0 || differenceOf(company) > 0)
    .toSorted((one, other) => differenceOf(other) - differenceOf(one));
