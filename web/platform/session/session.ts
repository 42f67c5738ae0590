import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import type { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** How many companies the user may choose from, and those where they have a role. */
export type UserCompanies = Reply<typeof listUserCompanies>;

/** Who is at the screen, and what they may do. */
export type SignedIn = {
  user: Contact;
  companies: UserCompanies;
  features: ReadonlySet<Feature>;
  tenant: TenantId;
  /** The business day in Oslo, by the server's clock. */
  today: Temporal.PlainDate;
};

/** For which company they work; what they may do is what they may do there. */
export type Session = SignedIn & { company: UserCompany };

/** The states of spec 1 §2.1; of a signed-in user without a session has to choose a company first. */
export type SessionState =
  | { state: 'not-determined' }
  | { state: 'not-logged-in' }
  | { state: 'fetch-error' }
  | SignedInState;

export type SignedInState = {
  state: 'fetch-success';
  user: Contact;
  companies: UserCompanies;
  session: Session | null;
  /** What global roles alone open. */
  withoutCompany: SignedIn;
  /** The company of the page that was opened, and the one before it: the page has chosen its company. */
  openedIn?: { company: string; previous: { id: number; name: string | null } | null } | null;
  /** The company that was chosen, which the user has lost; its name where the page knew it. */
  lostCompany?: { name: string | null } | null;
};

export type { Contact, UserCompany };
