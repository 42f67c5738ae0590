import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { OwnedThing } from '#platform/pages/page-row.ts';
import {
  companyInAddress,
  isOfAllCompanies,
  needsNoCompany,
  type Page,
  pageAtAddress,
} from '#app/pages.ts';
import {
  getCompanyOfBatch,
  getCompanyOfCounterOrder,
  getCompanyOfDepartment,
  getCompanyOfFreeBatch,
  getCompanyOfFreeTicket,
  getCompanyOfInvoice,
  getCompanyOfSchoolBatch,
  getCompanyOfSchoolTicket,
  getCompanyOfSubscriber,
  getCompanyOfTicket,
} from './company-of.contract.ts';

/** What an address names that belongs to a company; or the company itself, as in links of e-mails. */
export type ThingInAddress = { readonly thing: OwnedThing | 'company'; readonly id: number };

/** Of a page, with its query as text by name. */
export type AddressOfPage = {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
};

/** The calls that say which company a thing belongs to. */
export const companyOfCalls = {
  subscriber: getCompanyOfSubscriber,
  ticket: getCompanyOfTicket,
  'free-ticket': getCompanyOfFreeTicket,
  'school-ticket': getCompanyOfSchoolTicket,
  'free-batch': getCompanyOfFreeBatch,
  'school-batch': getCompanyOfSchoolBatch,
  department: getCompanyOfDepartment,
  invoice: getCompanyOfInvoice,
  'counter-order': getCompanyOfCounterOrder,
  batch: getCompanyOfBatch,
} as const;

/** The id that a text is; null for any other. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** What the path has for the last parameter of its page; of an invoice base, `500123-202603`, the department that it begins with. */
function lastParameter({ path }: Page, pathname: string): string | undefined {
  const place = path.split('/').findLastIndex((part) => part.startsWith('{'));
  return pathname.split('/')[place]?.replace(/-\d{6}$/, '');
}

/** The page at an address with the thing of a company that the address names; null where it names none. */
export function ownedPageAt(
  { pathname, search }: AddressOfPage,
  tenant: TenantId,
): (ThingInAddress & { page: Page }) | null {
  const page = pageAtAddress(pathname, tenant);
  if (!page || needsNoCompany(page) || isOfAllCompanies(page)) return null;
  const things: readonly { thing: ThingInAddress['thing']; id: number | null }[] = [
    ...(page.idNames ? [{ thing: page.idNames, id: idIn(lastParameter(page, pathname)) }] : []),
    ...Object.entries(page.searchNames ?? {}).map(([name, thing]) => ({
      thing,
      id: idIn(search[name]),
    })),
    { thing: 'company', id: idIn(search[companyInAddress]) },
  ];
  for (const { thing, id } of things) if (id !== null) return { page, thing, id };
  return null;
}
