import * as field from '@takst/domain/refusals/field.nb.ts';

export const nb = {
  // The person and the order
  employeeId: 'Ansattnummer',
  employeeId_housing: 'Beboernummer',
  newSubscription: 'Nytt abonnement',
  compareRoster: 'Sammenlign ansattlisten',
  orderMany: 'Bestill for flere',
  cannotOrder: 'Avtalen om bedriftsbillett er utløpt, så du kan ikke bestille nå.',
  cannotOrder_housing: 'Borettslagsavtalen er utløpt, så du kan ikke bestille nå.',
  faultFirstName: field.FIRST_NAME,
  faultLastName: field.LAST_NAME,
  // Zones
  zone: 'Sone {{name}}',
  zoneChoice: 'Antall soner',
  oneZone: 'Én sone',
  twoZones: 'To soner',
  allZonesHelp: 'Billetten gjelder i hele området til {{operator}}.',
  chosenZone: 'Sone',
  zoneFrom: 'Fra sone',
  zoneTo: 'Til sone',
  zoneToFirst: 'Velg fra-sonen først.',
  faultZone: 'Velg sone',
  faultZoneTo: 'Velg sonen du skal til',
  mapWhole: 'Vis hele kartet',
  mapCloser: 'Zoom inn',
  pairInfoTitle: '{{from}} og {{to}} er én sone.',
  pairInfoText: 'Billetten gjelder begge steder, til prisen for én sone.',
  pairInfoBeside: 'En billett for bare én av dem gjelder begge steder.',
  // Days and prices
  pickEarlierDate: 'Velg {{date}}',
  validFrom: 'Fra {{start}}, løper til den avsluttes',
  validFromTo: '{{start}} – {{end}}',
  neverValid: 'Ble aldri gyldig',
  wouldStart: 'Skulle starte {{start}}',
  pricePerMonth: '{{price}} per måned',
  unknownPrice: 'Ikke fastsatt',
} as const;
