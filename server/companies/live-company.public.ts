// A file of its own: access reads it, on which the use cases of companies.public.ts stand.
export { isLiveCompany, isLiveCompanyWithin } from './live-company.query.ts';
