import { PersonPage } from './person-page.tsx';

/** An employee of a company and their tickets (spec 2 §2, Employee page). */
export const EmployeePage = () => <PersonPage />;
