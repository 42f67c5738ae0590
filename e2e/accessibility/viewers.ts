import { companyUserStates, chooseMainCompany } from './company-user-states.ts';
import { counterHistoryStates } from './counter-history-states.ts';
import { beginAsBuyer, counterOrderStates } from './counter-order-states.ts';
import { beginWithFreeTickets, freeTicketStates } from './free-ticket-states.ts';
import { beginInHousing, housingStates } from './housing-states.ts';
import { beginWithInvoiceBase, invoiceBaseStates } from './invoice-base-states.ts';
import { onboardingStates } from './onboarding-states.ts';
import type { Viewer } from './page-state.ts';
import {
  beginInCounty,
  beginInSchool,
  countyStates,
  schoolTicketStates,
} from './school-ticket-states.ts';
import { beginAsSupport, supportStates } from './support-states.ts';
import { beginAtCounter, ticketCounterStates } from './ticket-counter-states.ts';
import { beginAsTravelCardAdmin, travelCardStates } from './travel-card-states.ts';
import { beginAsUserAdministrator, userAdministratorStates } from './user-administrator-states.ts';
import { beginWithoutService, closedServiceStates, visitorStates } from './visitor-states.ts';

/** The viewers with the most states; a new page or state is a new entry in one of their lists. */
export const peopleViewers: readonly Viewer[] = [
  { name: 'a visitor', states: visitorStates },
  { name: 'a company user', begin: chooseMainCompany, states: companyUserStates },
  { name: 'the chair of a housing association', begin: beginInHousing, states: housingStates },
  {
    name: 'HR of a company with free tickets',
    begin: beginWithFreeTickets,
    states: freeTicketStates,
  },
];

/** All others: together as many states. */
export const otherViewers: readonly Viewer[] = [
  { name: 'a company on its way', states: onboardingStates },
  { name: 'a school-ticket administrator', begin: beginInSchool, states: schoolTicketStates },
  { name: 'a county’s administrator', begin: beginInCounty, states: countyStates },
  {
    name: 'a buyer at a counter',
    begin: beginAsBuyer,
    states: [...counterOrderStates, ...counterHistoryStates],
  },
  { name: 'who has the settings of a counter', begin: beginAtCounter, states: ticketCounterStates },
  { name: 'a user without a service', begin: beginWithoutService, states: closedServiceStates },
  {
    name: 'a user whose company is invoiced elsewhere',
    begin: beginWithInvoiceBase,
    states: invoiceBaseStates,
  },
  { name: 'customer support', begin: beginAsSupport, states: supportStates },
  {
    name: 'a travel-card administrator',
    begin: beginAsTravelCardAdmin,
    states: travelCardStates,
  },
  {
    name: 'a global user administrator',
    begin: beginAsUserAdministrator,
    states: userAdministratorStates,
  },
];

export const viewers: readonly Viewer[] = [...peopleViewers, ...otherViewers];
