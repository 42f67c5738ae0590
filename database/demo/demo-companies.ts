import { aktCompanies } from './akt-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { fjordCompanies } from './fjord-companies.ts';
import { ruterCompanies } from './ruter-companies.ts';

export const demoCompanies: readonly DemoCompany[] = [
  ...ruterCompanies,
  ...aktCompanies,
  ...fjordCompanies,
];
