export const nb = {
  title: 'Verktøy for bedriften',
  title_housing: 'Verktøy for borettslaget',
  lead: 'Det du kan sette inn på deres egne sider og skjermer, uten kostnad.',
  none: '{{operator}} har ingen verktøy her ennå.',
  widgetTitle: 'Widget for bestilling',
  widgetText:
    'Et skjema som de ansatte finner på intranettet deres. De bestiller bedriftsbillett selv, og du velger om den går rett gjennom eller skal godkjennes først.',
  widgetText_housing:
    'Et skjema som beboerne finner på nettsidene til borettslaget. De bestiller beboerbillett selv, og du velger om den går rett gjennom eller skal godkjennes først.',
  widgetFor: 'For bedrifter med avtale om bedriftsbillett.',
  openWidget: 'Sett opp widgeten',
  linkTitle: 'Lenke og QR-kode',
  linkText:
    'Det samme skjemaet på en egen adresse, til en e-post, en chat eller en plakat ved inngangen.',
  openLink: 'Hent lenken',
  realTimeTitle: 'Avganger i sanntid',
  realTimeText:
    'En skjerm i resepsjonen eller kantina som viser de neste avgangene fra holdeplassene rundt dere.',
  realTimeFor: 'For alle bedrifter. Skriv til oss, så hjelper vi dere i gang.',
  contactTitle: 'Vil dere ta i bruk et verktøy?',
  contactText:
    'Bedriftens administrator logger inn og setter opp widgeten og lenken selv. Lurer du på noe, skriv til oss.',
  contact: 'Skriv til oss',
} as const;
