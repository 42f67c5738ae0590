import type { RouteAnswer } from '#testing/fake-server.ts';
import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { press } from '#testing/actions.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import { NewCompanyPage } from './new-company.page.tsx';
import { openAt, typeInto } from '#customers/companies/test-companies.tsx';

const address = {
  addressLine1: 'Schweigaards gate 16',
  addressLine2: null,
  postCode: '0191',
  postArea: 'OSLO',
  countryCode: 'NO',
};

/** A company as the register describes it. */
export const unibuss = {
  name: 'UNIBUSS AS',
  organisationNumber: '985615616',
  billAddress: address,
  postAddress: address,
  visitAddress: address,
  paymentDeadlineDays: 21,
};
export const prefillAnswers: RouteAnswer[] = [[getCompanyPrefill, { status: 200, body: unibuss }]];
const list: RouteAnswer[] = [
  [listCompanies, { status: 200, body: { totalEntries: 0, matches: [] } }],
];

type Answers = Parameters<typeof openAt>[1];
type PageOptions = Parameters<typeof openAt>[2];

/** Looks up a company and waits for the form. */
export async function openForm(answers: Answers = [], more: PageOptions = {}) {
  sessionStorage.clear();
  // The page of the company has a test of its own.
  const pages = {
    '/bedrifter/ny': NewCompanyPage,
    '/bedrifter/$id': () => <p>The company</p>,
    ...more?.pages,
  };
  const page = await openAt('/bedrifter/ny', [...prefillAnswers, ...list, ...answers], {
    ...more,
    pages,
  });
  await screen.findByRole('heading', { level: 1 });
  const isNorwegian = more?.language === 'nb';
  typeInto(isNorwegian ? 'Organisasjonsnummer' : 'Organization number', '985 615 616');
  await press(isNorwegian ? 'Søk' : 'Search');
  await screen.findByRole('heading', { name: 'UNIBUSS AS' });
  return page;
}

/** Fills in, on the English page, everything that the register does not know. */
export function fillIn() {
  typeInto('E-mail', 'kari@unibuss.example');
  typeInto('Mobile', '412 34 567');
  typeInto('First name', 'Kari');
  typeInto('Last name', 'Nordmann');
  const adminSigns = screen.queryByLabelText('The administrator signs the contract');
  if (adminSigns) {
    fireEvent.click(adminSigns);
    typeInto('Name of the signee', 'Ola Nordmann');
    typeInto('E-mail of the signee', 'ola@unibuss.example');
  }
}
