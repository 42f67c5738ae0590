import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { getOrderForm } from './get-order-form.ts';
import { provePhone } from './prove-phone.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { submitOrderForm } from './submit-order-form.ts';

type Dependencies = { database: Database; changes: ChangePath; tickets: Tickets };

/** The public order form, behind the widget and the link (domain: Ticket requests and widget). */
export const orderFormRoutes = ({ database, changes, tickets }: Dependencies): ServedRoute[] => [
  getOrderForm(database),
  sendPhoneCode(changes),
  provePhone(database),
  submitOrderForm({ database, changes, tickets }),
];
