import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Chance } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoResidence } from './housing/demo-residence.ts';
import type { TicketSpan } from './ticket-stories.ts';

export type Crowd = {
  readonly company: DemoCompany;
  readonly chance: Chance;
  /** Numbers in use at each operator. */
  readonly usedPhones: PerTenant<Set<string>>;
  readonly today: Temporal.PlainDate;
};

/** An employee or resident of a company, with the days of their tickets. */
export type Traveller = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly employeeId: string;
  /** In the units of a housing association. */
  readonly residences: readonly DemoResidence[];
  readonly spansBy: (chance: Chance) => readonly TicketSpan[];
};
