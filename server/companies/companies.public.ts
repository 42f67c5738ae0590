export { companyHeading } from './company-heading.query.ts';
export { listUserCompanies } from './list-user-companies.ts';
export { loadPostAreas } from './post-areas/load-post-areas.ts';
