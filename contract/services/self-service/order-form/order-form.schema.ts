import * as z from 'zod/mini';

/** Every call of the form names the widget; a client id that leads nowhere has one answer. */
export const formParams = { clientId: z.string().check(z.maxLength(100)) };

/** What any call of the form may come to. */
export const formRefusals = {
  ORDER_FORM_NOT_FOUND: { status: 404 },
  /** The company has turned the form off (spec 2 §4: DISABLED). */
  ORDER_FORM_CLOSED: { status: 409 },
} as const;

/** The employee number does not match the company's pattern. */
export const employeeIdRefusal = { EMPLOYEE_ID_NOT_VALID: { status: 422 } } as const;
