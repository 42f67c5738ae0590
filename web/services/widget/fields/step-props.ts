import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import type { OrderFields } from './order-fields.ts';

/** What every part of the fields gets: the company's form, and what is typed and chosen in it. */
export type StepProps = {
  form: OrderForm;
  fields: OrderFields;
  onChange: (changed: Partial<OrderFields>) => void;
};
