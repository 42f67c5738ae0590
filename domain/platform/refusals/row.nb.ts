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
// Of free tickets (spec 3 §8): what is wrong, and how it is mended.
export const CONFLICTING_TICKET = 'Denne billetten finnes allerede';
export const TICKET_ALREADY_EXISTS =
  'Mobilnummeret eller kortet har allerede en billett. Et barn uten egen mobil trenger et reisekort.';
export const INVALID_ZONE_FROM =
  'Fra-sonen kan ikke brukes. Skriv navnet på en sone. Står det Alle, må det stå Alle i begge sonene.';
export const INVALID_ZONE_TO =
  'Til-sonen kan ikke brukes. Skriv navnet på en sone. Står det Alle, må det stå Alle i begge sonene.';
export const BIRTH_DATE_TOO_RECENT = 'Fødselsdatoen er for ny. Den må være før i dag.';
export const PROFILE_MISMATCH =
  'Profilen passer ikke til alder og relasjon. Rett profilen, relasjonen eller fødselsdatoen.';
export const INVALID_FIRST_NAME = 'Fornavnet er ikke gyldig. Skriv 2 til 100 tegn, og bare navnet.';
export const INVALID_LAST_NAME =
  'Etternavnet er ikke gyldig. Skriv 2 til 100 tegn, og bare navnet.';
export const INVALID_EMPLOYEE_ID = 'Ansattnummeret er ikke gyldig. Skriv 2 til 20 tegn.';
export const MOBILE_TICKET_NO_PHONE =
  'Mobilnummeret mangler. Skriv det, eller velg reisekort som medietype.';
export const MOBILE_TICKET_INVALID_PHONE =
  'Mobilnummeret er ikke gyldig. Skriv nummeret til en mobiltelefon, med landkode når det ikke er norsk.';
export const CARD_NUMBER_INVALID =
  'Reisekortnummeret er ikke gyldig. Skriv alle sifrene som står på kortet.';
export const NEW_CARD_NOT_OFFERED =
  'Nye reisekort kan ikke bestilles her. Velg Reisekort, og skriv nummeret på et kort.';
export const TRAVEL_CARD_NO_COMPANY_POST_ADDRESS =
  'Bedriften mangler postadresse. Legg den inn før dere bestiller nye reisekort.';
export const START_DATE_TOO_EARLY = 'Startdatoen har vært. Velg i dag eller en senere dag.';
export const START_DATE_TOO_LATE = 'Startdatoen er for sen. Velg en dag de neste seks månedene.';
export const PERSON_NOT_FOUND =
  'Ingen har dette ansattnummeret og denne fødselsdatoen. Rett det som er feil.';
export const SEVERAL_PEOPLE =
  'Flere har dette ansattnummeret og denne fødselsdatoen. Skriv navnet i tillegg.';
export const NAME_UNKNOWN =
  'Ingen av dem med dette ansattnummeret og denne fødselsdatoen heter det. Rett navnet, eller la det stå tomt.';
export const NO_TICKET = 'Har ingen gjeldende billett.';
export const END_ALREADY_SET = 'Billetten har en siste dag allerede.';
export const LAST_DAY_NOT_OFFERED =
  'Billetten kan ikke avsluttes denne dagen. Velg en dag fra i dag til om seks måneder.';
export const DAY_NOT_OFFERED =
  'Avdelingen kan ikke byttes denne dagen. Velg en dag fra i dag til om seks måneder, og ikke etter billettens siste dag.';
export const TICKET_NOT_FOUND = 'Billetten finnes ikke lenger.';
export const AGE_CHANGES_NOTHING =
  'Alderen endrer ikke kategorien på denne billetten det neste året.';
export const PROFILE_DAY_NOT_OFFERED =
  'Kategorien kan ikke byttes denne dagen. Den kan byttes fra i dag til om seks måneder, og ikke etter billettens siste dag.';
export const FAMILY_HAS_CHANGED =
  'Familiens billetter er endret siden listen ble sammenlignet. Se på familien, og sammenlign på nytt.';
export const NOT_COMPARED = 'Listen må sammenlignes på nytt.';
// Of school tickets.
export const PUPIL_HAS_TICKET = 'Denne eleven har allerede en skolebillett i aktuelt tidsrom';
export const PHONE_HAS_TICKET =
  'En annen elev ved skolen har skolebillett på dette mobilnummeret i aktuelt tidsrom.';
export const CARD_HAS_TICKET = 'Reisekortet har allerede en billett i aktuelt tidsrom.';
export const PHONE_AND_CARD =
  'Raden har både mobilnummer og reisekort. Behold det som billetten skal ligge på.';
export const MEDIUM_NOT_OFFERED =
  'Avtalen har ikke billetter på dette. Velg mobil eller reisekort, slik avtalen sier.';
export const SCHOOL_START_NOT_OFFERED =
  'Startdatoen er utenfor skoleåret. Velg en dag fra i dag, og senest 15. juni.';
// Of the next school year.
export const PUPIL_CHANGED = 'Noen har endret eleven i mellomtiden. Åpne nytt skoleår på nytt.';
export const NAMELESS_CARD = 'Kortet har ikke noe navn ennå.';
export const HAS_NEXT_TICKET = 'Eleven har billett for neste skoleår allerede.';
export const PUPIL_PHONE_NOT_VALID =
  'Eleven har ikke noe gyldig mobilnummer. Rett det på elevens side, og prøv igjen.';
export const NOT_ORDERED_TODAY = 'Billetten er ikke bestilt i dag. Avbestill den på elevens side.';
export const PUPIL_TICKET_BEGUN = 'Billetten har begynt å gjelde, og kan ikke angres.';
// Of a pupil with two homes.
export const TWO_HOMES_NOT_OFFERED =
  'Billetter til to hjem kan ikke bestilles her. Ta bort sonene til det andre hjemmet.';
export const TWO_HOMES_ON_PHONE =
  'En billett på mobil gjelder bare til ett hjem. Velg reisekort, eller ta bort sonene til det andre hjemmet.';
export const TWO_HOMES_IN_ALL_ZONES =
  'En billett for alle soner gjelder til begge hjem. Ta bort sonene til det andre hjemmet.';
export const SECOND_ZONES_NOT_OFFERED =
  'Ingen billett selges for sonene til det andre hjemmet. Velg andre soner.';
export const SECOND_ZONES_SAME =
  'Sonene er de samme til begge hjem. Velg andre soner, eller ta bort det andre hjemmet.';
