import {
  colourSchemes,
  widgetFormats,
} from '@takst/domain/services/self-service/widget/widget-look.rules.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import * as z from 'zod/mini';
import { product } from '#catalogue/products/product.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { formParams, formRefusals } from './order-form.schema.ts';

/** An agreement of the company, with what may be ordered under it. */
const formAgreement = z.object({
  agreementNumber: id,
  invoiceReference: z.string(),
  /** Whose tickets are ordered under it. */
  service: z.enum(subscriberServiceIds),
  /** What the company calls the number under it; null for the usual word. */
  employeeIdLabel: z.nullable(z.string()),
  /** Whether the company approves each order first. */
  isRequest: z.boolean(),
  startDates: z.array(calendarDate),
  profiles: z.array(z.string()),
  products: z.array(product),
});

const formZone = z.object({
  id: z.string(),
  name: z.string(),
  adjacentZoneIds: z.array(z.string()),
});

const orderForm = z.object({
  companyName: z.string(),
  format: z.enum(widgetFormats),
  colourScheme: z.enum(colourSchemes),
  logo: z.boolean(),
  employeeIdHelpText: z.string(),
  /** None while the company has turned the form off. */
  agreements: z.array(formAgreement),
  zones: z.array(formZone),
});
export type OrderForm = z.output<typeof orderForm>;

/** Of the company its name and what it offers; of its people nothing. */
export const getOrderForm = route({
  method: 'GET',
  path: '/order-form-api/{clientId}',
  summary: 'What the public order form of a company shows',
  needs: 'anyone',
  params: formParams,
  reply: orderForm,
  refusals: { ORDER_FORM_NOT_FOUND: formRefusals.ORDER_FORM_NOT_FOUND },
});
