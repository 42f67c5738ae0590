import { companyTicketChanges } from '#services/company-tickets/change/ticket-changes.ts';
import { PersonPage } from '#ticketing/subscribers/employee/person-page.tsx';

/** An employee of a company and their tickets (spec 2 §2, Employee page). */
export const EmployeePage = () => <PersonPage changes={companyTicketChanges} />;
