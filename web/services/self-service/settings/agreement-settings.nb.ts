export const nb = {
  title: 'Innstillinger',
  subtitle: 'Hva de ansatte i {{company}} kan bestille selv, og hvem som får beskjed',
  subtitle_housing: 'Hva beboerne i {{company}} kan bestille selv, og hvem som får beskjed',
  generalSettings: 'Generelle innstillinger',
  widgetSettings: 'Innstillinger for widgeten',
  costSettings: 'Innstillinger for kostnader per boenhet',
  agreement: 'Avtale {{number}}',
  ended: 'Avtalen gikk ut {{date}}',
  access: 'Bestilling i skjemaet til bedriften',
  access_housing: 'Bestilling i skjemaet til borettslaget',
  accessDisabled: 'Ikke tillatt',
  accessDisabledText: 'Skjemaet er stengt.',
  accessAutomatic: 'Tillatt med automatisk godkjenning',
  accessAutomaticText: 'Billetten blir bestilt med en gang, uten at noen ser over.',
  accessRequests: 'Tillatt med godkjenning',
  accessRequestsText: 'En administrator godkjenner eller avslår hver forespørsel.',
  emailForTicketRequests: 'E-post for nye forespørsler',
  emailForTicketRequestsText:
    'Får beskjed når noen ber om billett. Flere på én gang blir én e-post.',
  emailForInvoicePreview: 'E-post for forhåndsvisning av faktura',
  employeeIdLabel: 'Navn på ansattnummeret',
  employeeIdLabel_housing: 'Navn på beboernummeret',
  employeeIdLabelText:
    'Det som står over nummeret i lister og skjemaer, for eksempel Ressursnummer.',
  employeeIdLabelText_housing:
    'Det som står over nummeret i lister og skjemaer, for eksempel Leilighet.',
  saved: 'Innstillingene er lagret!',
  failed: 'Innstillingene ble ikke lagret',
  agreementGone: 'Avtalen finnes ikke lenger.',
  openTitle_one: '{{number}} forespørsel venter på svar',
  openTitle_other: '{{number}} forespørsler venter på svar',
  openText:
    'Slår du av godkjenningen, kan de som venter fortsatt godkjennes eller avslås. De neste som bestiller, spør ikke lenger.',
  openText_housing:
    'De som venter, blir stående ubesvart til du slår på godkjenningen igjen. De neste som bestiller, spør ikke lenger.',
  openTextClosed:
    'Stenger du skjemaet, kan de som venter fortsatt godkjennes eller avslås. Nye forespørsler tas ikke imot.',
  openTextClosed_housing:
    'De som venter, blir stående ubesvart til du slår på godkjenningen igjen. Nye forespørsler tas ikke imot.',
  turnOff: 'Slå av godkjenning',
  seeRequests: 'Se forespørslene',
  emptyTitle: 'Ingen avtaler å stille inn',
  emptyText: 'Bedriften har ingen avtale om billetter for de ansatte.',
  emptyText_housing: 'Borettslaget har ingen avtale om billetter for beboerne.',
} as const;
