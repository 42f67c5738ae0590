import * as field from '@takst/domain/platform/refusals/field.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './tickets.nb.ts';

export const en: Texts<typeof nb> = {
  // The person and the order
  employeeId: 'Employee number',
  employeeId_housing: 'Resident number',
  orderTicket: 'Order ticket',
  orderSubscription: 'Order subscription',
  compareRoster: 'Compare the employee list',
  orderMany: 'Order for many',
  cannotOrder: 'The company ticket agreement has expired, so you cannot order right now.',
  cannotOrder_housing: 'The housing agreement has expired, so you cannot order right now.',
  faultFirstName: field.FIRST_NAME,
  faultLastName: field.LAST_NAME,
  // Zones
  zone: 'Zone {{name}}',
  zoneChoice: 'Number of zones',
  zoneChoiceAnywhere: 'Valid in',
  oneZone: 'One zone',
  twoZones: 'Two zones',
  zoneToZone: 'Zone to zone',
  allZonesHelp: 'The ticket is valid in all of the {{operator}} area.',
  chosenZone: 'Zone',
  zoneFrom: 'From zone',
  zoneTo: 'To zone',
  zoneToFirst: 'Choose the zone to travel from first.',
  faultZone: 'Choose a zone',
  faultZoneTo: 'Choose the zone to travel to',
  mapWhole: 'Show the whole map',
  mapCloser: 'Zoom in',
  pairInfoTitle: '{{from}} and {{to}} are one zone.',
  pairInfoText: 'The ticket is valid in both, at the price of one zone.',
  pairInfoBeside: 'A ticket for only one of them is valid in both.',
  // Days and prices
  pickEarlierDate: 'Choose {{date}}',
  otherDay: 'Another day …',
  quickDays: 'Choose among the next days',
  validFrom: 'From {{start}}, runs until it is ended',
  validFromTo: '{{start}} – {{end}}',
  neverValid: 'Never became valid',
  wouldStart: 'Would have started on {{start}}',
  pricePerMonth: '{{price}} per month',
  unknownPrice: 'Not set',
};
