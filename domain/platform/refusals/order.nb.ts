// Why a ticket is not ordered or changed, in the words of a form or dialog (spec 2 §8), by the code of the refusal.
export const TICKET_ALREADY_HELD =
  'Det finnes allerede en ventende eller gyldig billett på dette telefonnummeret.';
export const START_DATE_IN_QUARANTINE =
  'Kunne ikke bestille ny billett. Det finnes en billett som utløper {{expiry}}, og etter reglene våre er første mulige startdato for en ny billett {{start}}';
export const AGREEMENT_NOT_FOUND = 'Avtalen finnes ikke lenger. Last siden på nytt, og prøv igjen.';
export const AGREEMENT_NOT_VALID =
  'Avtalen er utløpt. Velg en annen fakturareferanse, eller ta kontakt med oss.';
export const START_DATE_NOT_OFFERED = 'Denne startdatoen kan ikke velges lenger. Velg en annen.';
export const END_DATE_NOT_OFFERED = 'Denne datoen kan ikke velges. Velg en annen.';
export const ZONES_NOT_OFFERED = 'Disse sonene kan ikke velges sammen. Velg soner på nytt.';
export const PRODUCT_NOT_OFFERED =
  'Denne billetten selges ikke for sonene du har valgt. Velg på nytt.';
export const PHONE_NOT_MOBILE = 'Dette er ikke et mobilnummer. Skriv et gyldig mobilnummer.';
export const EMPLOYEE_ID_TOO_SHORT = 'Nummeret må ha minst 2 tegn.';
export const TICKET_NOT_FOUND = 'Billetten finnes ikke lenger. Last siden på nytt.';
