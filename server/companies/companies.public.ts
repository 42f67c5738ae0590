export { listUserCompanies } from './list-user-companies.ts';
