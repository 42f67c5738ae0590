import { normalizeForSearch, searchWords } from './search-words.rules.ts';

type SearchableCompany = {
  readonly id: number;
  readonly name: string;
  readonly organisationNumber: string;
};

/** Every space-separated word must match name, organisation number or id (spec 1 §2.1). */
export function matchesCompanySearch(company: SearchableCompany, typed: string): boolean {
  const texts = [normalizeForSearch(company.name), company.organisationNumber, String(company.id)];
  return searchWords(typed).every((word) => texts.some((text) => text.includes(word)));
}
