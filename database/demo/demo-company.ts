import type { PayrollFormatName } from '@takst/domain/billing/payroll/payroll-formats.ts';
import type { InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import type { WidgetAccess } from '@takst/domain/services/self-service/settings/widget-access.ts';
import type { ChildEndSettings } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { DemoRecipient } from './demo-deliveries.store.ts';

type DemoAgreement = {
  readonly subtype: AgreementSubtype;
  readonly invoiceReference: string;
  /** In whole months before the current one; left out while it runs on. */
  readonly endedMonthsAgo?: number;
  /** Its contract is not signed yet. */
  readonly awaitsSignature?: true;
  /** Each month without it. */
  readonly interval?: InvoicingInterval;
  /** Of the ticket counter. */
  readonly counter?: CounterTerms;
  /** Of a school; the usual ones without it. */
  readonly schoolMedia?: readonly SchoolMedium[];
};

export type DemoCompany = {
  readonly key: string;
  readonly tenant: TenantId;
  readonly name: string;
  /** The operator's own number; null where the id is the customer number. */
  readonly customerNumber: string | null;
  readonly kind: 'CUSTOMER' | 'CONTRACTOR' | 'OTHER';
  readonly agreements: readonly DemoAgreement[];
  readonly people: number;
  /** Of a housing association, whose people are those of its units. */
  readonly units?: readonly string[];
  /** How many employees have free tickets, their families beside them. */
  readonly families?: number;
  /** What it has saved for its free tickets; nothing without it. */
  readonly freeTicketSettings?: ChildEndSettings & { readonly invoiceReference: string | null };
  /** What employees of its first department pay for each free ticket in a month, in øre. */
  readonly ownShareOre?: number;
  /** Of a school. */
  readonly classes?: readonly string[];
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  /** Profiles that may be ordered beside ADULT, which every company has. */
  readonly profiles?: readonly string[];
  readonly settings?: {
    readonly increasedExpiry?: boolean;
    readonly arbitraryDates?: boolean;
    readonly payrollDatePicker?: boolean;
    readonly invoiceBaseOnly?: boolean;
  };
  /** The company has no e-mail address for its invoices. */
  readonly hasNoInvoiceAddress?: boolean;
  /** Where it is not by the addresses of its agreements alone. */
  readonly invoiceRecipient?: DemoRecipient;
  /** Of the file for its payroll system. */
  readonly payrollFormat?: PayrollFormatName;
  readonly employeeIdLabel?: string;
  /** What its people may do by its form, and how many requests wait. */
  readonly selfService?: {
    readonly access: WidgetAccess;
    readonly email?: string;
    readonly requests?: number;
  };
};

export const companyTicketAgreement = {
  subtype: 'SUBSCRIPTIONS',
  invoiceReference: 'Bedriftsbillett',
} as const;
export const ticketOffice = (counter: CounterTerms) =>
  ({ subtype: 'TICKETOFFICE', invoiceReference: 'Billettluke', counter }) as const;
/** A department of a company with free tickets is an agreement. */
export const freeTicketsOf = (department: string) =>
  ({ subtype: 'FREETICKET', invoiceReference: department }) as const;
