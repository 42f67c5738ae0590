export { companiesWithPostAddress } from './post-address.query.ts';
export { companyFileName } from './heading/company-file-name.ts';
export { type CompanyHeading, companyHeading } from './heading/company-heading.query.ts';
export { postAreaSection, savePostAreas } from './post-areas/load-post-areas.ts';
export { companyTakenConstraint, createCompany } from './create-company.ts';
export { isCustomer } from './prefill/existing-company.query.ts';
export { lookUpReceiversJob } from './invoice-recipient/look-up-receivers.job.ts';
