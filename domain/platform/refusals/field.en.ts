// Faults in fields of a person or an order, for every form.
export const FIRST_NAME = 'First name must have 2–50 characters';
export const LAST_NAME = 'Last name must have 2–50 characters';
export const NAME_ONLY =
  'Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @';
export const EMPLOYEE_ID = '{{label}} must have 2–20 characters';
export const EMPLOYEE_ID_OF_ANY_LENGTH = '{{label}} must have 1–20 characters';
export const PHONE_COUNTRY = 'We take phones of these countries: {{countries}}';
export const MOBILE_PHONE = 'Enter a valid mobile number';
export const NUMBERS_ONLY = 'Use numbers only';
export const START_DATE = 'Choose a start date';
