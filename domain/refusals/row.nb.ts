// Why a row of a list is not carried out, by the code of the refusal: on the page of the list, and in the file of rows that were not done.
export const TICKET_ALREADY_HELD = 'Har allerede en ventende eller gyldig billett';
export const SUBSCRIPTION_ALREADY_HELD = 'Mobilnummeret har allerede et abonnement av samme type';
export const START_DATE_IN_QUARANTINE =
  'Må vente lenger etter forrige billett. Velg en senere start.';
export const AGREEMENT_NOT_FOUND = 'Ukjent fakturareferanse.';
export const AGREEMENT_NOT_VALID = 'Avtalen gjelder ikke fra denne datoen.';
export const AGREEMENT_UNCHANGED = 'Har denne fakturareferansen allerede.';
export const START_DATE_NOT_OFFERED = 'Billetten kan ikke starte denne datoen';
export const ZONES_NOT_OFFERED = 'Disse sonene kan ikke kjøpes sammen. Velg to nabosoner.';
export const ZONES_UNCHANGED = 'Har disse sonene allerede.';
export const PROFILE_NOT_OFFERED = 'Avtalen har ikke denne kategorien';
export const PRODUCT_NOT_OFFERED = 'Ingen billett selges for disse sonene.';
export const PHONE_NOT_MOBILE = 'Ikke et mobilnummer';
export const PHONE_OF_ANOTHER = 'En annen ansatt har dette mobilnummeret';
export const SUBSCRIBER_NOT_FOUND = 'Personen finnes ikke i bedriften.';
export const NEVER_LEAVER = 'Er merket som aldri sluttet';
export const TICKET_NOT_ENDABLE = 'Billetten kan ikke avsluttes nå.';
export const TICKET_NOT_CHANGEABLE = 'Billetten kan ikke endres nå.';
export const UNIT_OCCUPIED = 'Det bor noen i boenheten';
export const OCCUPANTS_END_NOT_OFFERED =
  'Billettene til dem som bor der, kan ikke avsluttes så sent';
