import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { testBrowser, type TestBrowser } from '@takst/server/customers/session/test-browser.ts';
import type { CallInput } from '@takst/server/testing/portal/call-as.ts';
import * as z from 'zod/mini';

/** A user with a browser at the portal's public address. */
export type Visitor = { readonly origin: string; readonly browser: TestBrowser };

export const visitorOf = (origin: string): Visitor => ({ origin, browser: testBrowser() });

/** Calls as a page does; throws what the portal says where it refuses. */
async function call<R extends Route>(
  { origin, browser }: Visitor,
  route: R,
  { params, body }: { params?: Record<string, string>; body?: unknown },
): Promise<z.output<R['reply']>> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
  const session = browser.cookie(new URL(origin).hostname, '__Host-takst_session');
  const answer = await fetch(origin + path, {
    method: route.method,
    headers: {
      accept: 'application/json',
      origin,
      ...(session === undefined ? {} : { cookie: `__Host-takst_session=${session}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route.method} ${path}: ${answer.status} ${text}`);
  return z.parse(route.reply, JSON.parse(text)) as z.output<R['reply']>;
}

/** By the link of the e-mail and at the operator's identity provider, as the user's own browser does. */
export async function activateAndSignIn(
  visitor: Visitor,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const { browser, origin } = visitor;
  const page = await browser.go(`${origin}/aktiver/${token}`);
  if (page.status !== 200) throw new Error(`${page.url.pathname}: ${page.status}`);
  await call(visitor, activateUser, { params: { token }, body: {} });
  const asked = await browser.go(`${origin}/login`);
  const end = await browser.submit(asked, { login: email, password: 'of the provider' });
  if (end.status !== 200 || end.url.origin !== origin || /error/.test(end.url.href))
    throw new Error(`The sign-in of ${email} ended at ${end.way.join(' ')} with ${end.status}.`);
}

export type NewCustomer = { readonly organisationNumber: string; readonly email: string };

export const makeCompany = (
  visitor: Visitor,
  { organisationNumber, email }: NewCustomer,
): Promise<{ id: number }> => {
  const address = { addressLine1: 'Veien 1', postCode: '0155', postArea: 'OSLO' };
  const body: CallInput<typeof onboardCompany>['body'] = {
    company: {
      organisationNumber,
      name: 'First Customer AS',
      billAddress: address,
      postAddress: address,
      visitAddress: address,
    },
    agreements: [
      { subType: 'SUBSCRIPTIONS', invoicingInterval: 'MONTHLY_AT_END', invoiceReference: 'PO 1' },
    ],
    signee: { name: 'Sign Ert', email },
    user: {
      email,
      phoneCountryCode: '+47',
      phone: '46123456',
      firstName: 'Line',
      lastName: 'Leder',
    },
  };
  return call(visitor, onboardCompany, { body });
};

/** A ticket for a new employee of the company, by its only agreement. */
export async function orderFirstTicket(visitor: Visitor, phone: string): Promise<{ id: number }> {
  const { matches } = await call(visitor, listUserCompanies, {});
  const [agreement] = matches[0]?.allAgreements ?? [];
  const nextMonth = Temporal.Now.plainDateISO('Europe/Oslo').add({ months: 1 }).with({ day: 1 });
  const body: CallInput<typeof orderCompanyTicket>['body'] = {
    agreementName: String(agreement?.id),
    employeeId: '4711',
    firstName: 'Ny',
    lastName: 'Reisende',
    phoneCountryCode: '+47',
    phone,
    startDate: nextMonth.toString(),
    zoneFrom: '1',
    zoneTo: '1',
  };
  return call(visitor, orderCompanyTicket, { body });
}
