import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { networkOf } from '#platform/tries/tries.public.ts';
import type { CompanyForm } from './order-form.query.ts';

const minutes = (count: number) => Temporal.Duration.from({ minutes: count });
const hours = (count: number) => Temporal.Duration.from({ hours: count });

/** Wrong tries of one code. */
export const maxWrongTries = 5;

/** How long a code may be given, and how long the token that it is given for may order. */
export const codeValidFor = minutes(10);
export const tokenValidFor = hours(1);

type Sender = {
  readonly form: Pick<CompanyForm, 'tenant' | 'companyId'>;
  readonly address: string;
};

/**
 * Messages that the forms send: 3 to a phone in any 10 minutes, 10 from an address in any hour. Of one company more
 * than it could have people who order in the same hour, so that many addresses together cost only so much.
 */
export const codeLimits = ({ form, address }: Sender, { phoneCountryCode, phone }: Phone) => [
  {
    who: `form code to ${phoneCountryCode}${phone} at ${form.tenant}`,
    maxTries: 3,
    countedFor: minutes(10),
  },
  { who: `form codes from ${networkOf(address)}`, maxTries: 10, countedFor: hours(1) },
  { who: `form codes of company ${form.companyId}`, maxTries: 2_000, countedFor: hours(1) },
];

/** Orders and requests that come of the form of one company: a whole office may share an address. */
export const orderLimits = ({ form, address }: Sender) => [
  {
    who: `form orders at company ${form.companyId} from ${networkOf(address)}`,
    maxTries: 50,
    countedFor: hours(24),
  },
];
