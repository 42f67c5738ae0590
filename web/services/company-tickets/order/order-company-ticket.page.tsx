import { OrderPage } from './order-page.tsx';

/** Orders for an employee of a company (spec 2 §2). */
export const OrderCompanyTicketPage = () => <OrderPage />;
