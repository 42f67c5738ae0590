/** The page of a signee's link. */
export const nb = {
  title: 'Signer avtalen for {{company}}',
  lead: '{{askedBy}} ber deg, {{name}}, om å signere avtalen om bedriftsbilletter.',
  howTitle: 'Slik gjør du det',
  howText: 'Les avtalen, godta den, og legitimer deg med BankID. Da er den signert.',
  sign: 'Signer med BankID',
  notSigned: 'Avtalen er ikke signert',
  otherPersonTitle: 'Du legitimerte deg som en annen',
  otherPersonText:
    'Lenken er til {{name}}, og ingenting er signert. Er det du som er {{name}}, prøver du igjen. Er du en annen, ber du {{askedBy}} om din egen lenke.',
  consentMissing: 'Du må godta avtalen for å signere',
  termsVersion: 'Vilkår {{version}}',
  signedTitle: 'Takk, du har signert',
  signedWaiting: 'Avtalen er klar når alle har signert. Du trenger ikke gjøre mer.',
  signedNext: '{{askedBy}} velger nå hvem som signerer videre. Du trenger ikke gjøre mer.',
  signedAll: 'Alle har signert, og {{company}} er kunde. Du trenger ikke gjøre mer.',
  supportTitle: 'Kundeservice hjelper dere videre',
  supportText:
    'Avtalen kan ikke signeres slik det er nå, fordi opplysningene i Brønnøysundregistrene er endret. Ta kontakt med kundeservice.',
  notFoundTitle: 'Vi finner ikke lenken',
  notFoundText:
    'Har du fått flere e-poster, virker bare lenken i den siste. Pass på at hele lenken er med. Den som ba deg signere, kan sende deg en ny.',
  expiredTitle: 'Lenken er utløpt',
  expiredText:
    'Avtalen ble ikke signert i tide, eller den som startet, har begynt på nytt. Da får du en ny lenke.',
  hasSigned: 'Du har signert allerede. Last inn siden på nytt.',
} as const;
