import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoRequest } from './demo-requests.ts';
import type { DemoTicket } from './demo-tickets.ts';
import type { DemoLogin } from './login-draft.ts';
import type { Traveller } from './traveller.ts';

type PersonWithTickets = Omit<Traveller, 'spansBy'> & {
  /** The service that issued the tickets. */
  readonly service: RegisteredServiceId;
  readonly tickets: readonly (DemoTicket & { readonly agreementIndex: number })[];
};

type CompanyWithPeople = DemoCompany & {
  readonly organisationNumber: string;
  readonly population: readonly PersonWithTickets[];
  readonly requests: readonly DemoRequest[];
};

type UserOfWorld = DemoLogin & { readonly phone: string };

export type DemoWorld = {
  readonly moment: Moment;
  readonly companies: readonly CompanyWithPeople[];
  readonly users: readonly UserOfWorld[];
};

export type Moment = { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };
