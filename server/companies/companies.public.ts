export { companiesWithPostAddress } from './post-address.query.ts';
export { companyFileName } from './heading/company-file-name.ts';
export { type CompanyHeading, companyHeading } from './heading/company-heading.query.ts';
export { getUserCompany } from './get-user-company.ts';
export { listUserCompanies } from './list-user-companies.ts';
export { searchUserCompanies } from './search-user-companies.ts';
export { postAreaSection, savePostAreas } from './post-areas/load-post-areas.ts';
export { companyTakenConstraint, createCompany } from './create-company.ts';
export { isCustomer } from './prefill/existing-company.query.ts';
