declare module '#texts/texts.ts' {
  /** Every text file that is loaded by its name, except the design system's. */
  interface TextFiles {
    activation: typeof import('#activation/activation.nb.ts').nb;
    app: typeof import('#app/app.nb.ts').nb;
    'agreement-settings': typeof import('#self-service/settings/agreement-settings.nb.ts').nb;
    'batch-company-ticket-orders': typeof import('#company-tickets/order-many/batch-company-ticket-orders.nb.ts').nb;
    'batch-company-ticket-roster': typeof import('#company-tickets/roster/batch-company-ticket-roster.nb.ts').nb;
    'agreement-types': typeof import('#session/agreement-types/agreement-types.nb.ts').nb;
    batches: typeof import('#batches/batches.nb.ts').nb;
    'call-failures': typeof import('#api/call-failures.nb.ts').nb;
    'change-history': typeof import('#changes/change-history.nb.ts').nb;
    'change-many-tickets': typeof import('#subscribers/change-many/change-many-tickets.nb.ts').nb;
    'ticket-actions': typeof import('#tickets/ticket-actions.nb.ts').nb;
    'change-ticket': typeof import('#tickets/change/change-ticket.nb.ts').nb;
    'code-pools': typeof import('#code-pools/code-pools.nb.ts').nb;
    companies: typeof import('#companies/companies.nb.ts').nb;
    'company-history': typeof import('#company-history/company-history.nb.ts').nb;
    'company-info': typeof import('#company-info/company-info.nb.ts').nb;
    'company-tickets': typeof import('#company-tickets/company-tickets.nb.ts').nb;
    credits: typeof import('#invoices/credits/credits.nb.ts').nb;
    contact: typeof import('#contact/contact.nb.ts').nb;
    employees: typeof import('#subscribers/employees.nb.ts').nb;
    'employee-invoice-lines': typeof import('#subscribers/invoice-lines/employee-invoice-lines.nb.ts').nb;
    'employee-note': typeof import('#subscribers/note/employee-note.nb.ts').nb;
    'field-faults': typeof import('#texts/field-faults.nb.ts').nb;
    home: typeof import('#home/home.nb.ts').nb;
    invoices: typeof import('#invoices/invoices.nb.ts').nb;
    'invoice-runs': typeof import('#invoices/run/invoice-runs.nb.ts').nb;
    'payroll-settings': typeof import('#payroll/settings/payroll-settings.nb.ts').nb;
    payroll: typeof import('#payroll/payroll.nb.ts').nb;
    'my-page': typeof import('#my-page/my-page.nb.ts').nb;
    'new-company': typeof import('#companies/new/new-company.nb.ts').nb;
    palette: typeof import('#app/palette/palette.nb.ts').nb;
    'order-form': typeof import('#widget/order-form.nb.ts').nb;
    'never-leaver': typeof import('#tickets/never-leaver/never-leaver.nb.ts').nb;
    payments: typeof import('#invoices/payments/payments.nb.ts').nb;
    services: typeof import('#session/services/services.nb.ts').nb;
    session: typeof import('#session/session.nb.ts').nb;
    statement: typeof import('#housing/statement/statement.nb.ts').nb;
    subscriptions: typeof import('#tickets/subscriptions/subscriptions.nb.ts').nb;
    tickets: typeof import('#tickets/tickets.nb.ts').nb;
    'ticket-requests': typeof import('#self-service/requests/ticket-requests.nb.ts').nb;
    'ticket-holder': typeof import('#ticket-holder/ticket-holder.nb.ts').nb;
    'undelivered-messages': typeof import('#messages/undelivered-messages.nb.ts').nb;
    widget: typeof import('#self-service/widget/widget.nb.ts').nb;
    'user-roles': typeof import('#users/roles/user-roles.nb.ts').nb;
    'unit-costs': typeof import('#housing/costs/unit-costs.nb.ts').nb;
    'unit-findings': typeof import('#housing/findings/unit-findings.nb.ts').nb;
    unit: typeof import('#housing/unit/unit.nb.ts').nb;
    tools: typeof import('#self-service/tools/tools.nb.ts').nb;
    users: typeof import('#users/users.nb.ts').nb;
  }
}

export {};
