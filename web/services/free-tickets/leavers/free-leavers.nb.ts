export const nb = {
  title: 'Finn hvem som har sluttet',
  subtitle:
    'Last opp listen over dem som jobber i {{company}}. De som har fribillett og ikke står der, foreslås avsluttet med hele familien. Ingenting skjer før dere har godtatt det.',
  subtitle_employeeTicket:
    'Last opp listen over dem som jobber i {{company}}. De som har ansattbillett og ikke står der, foreslås avsluttet med hele familien. Ingenting skjer før dere har godtatt det.',
  checkTitle: 'Se over hvem som har sluttet',
  wholeText: 'De som ikke står i listen, foreslås avsluttet med familien.',
  partText: 'Da kan vi ikke se hvem som har sluttet.',
  partTitle: 'Vi trenger hele listen',
  partNotice:
    'Den som mangler i en del av listen, kan stå i resten. Last opp listen over alle som jobber hos dere. Ansattnummeret er nok.',
  carryOut_one: 'Avslutt for {{rows}} ansatt',
  carryOut_other: 'Avslutt for {{rows}} ansatte',
  carriedOut_one: 'Billettene er avsluttet for {{rows}} ansatt med familie',
  carriedOut_other: 'Billettene er avsluttet for {{rows}} ansatte med familie',
  // The groups
  leaver: 'Sluttet',
  unclear: 'Uklart',
  pensioners: 'Pensjonister',
  working: 'Jobber her',
  withoutTicket: 'Uten fribillett',
  withoutTicket_employeeTicket: 'Uten ansattbillett',
  leaverText:
    'Har billett og står ikke i listen. Se over dem: bare de dere godtar, blir avsluttet, med alle billettene i familien.',
  unclearText:
    'Kan leses på flere måter. Her foreslår vi ingenting; rett dem i listen, eller avslutt på siden til familien.',
  pensionersText: 'Står aldri i en ansattliste. Billettene deres og familiens går videre.',
  workingText: 'Står i listen. Billettene går videre.',
  withoutTicketText: 'Står i listen og har ingen billett her. Vi gjør ingenting med dem.',
  summary:
    '{{leavers}} sluttet, {{working}} jobber her, {{pensioners}} pensjonister, {{unclear}} uklare.',
  halfText:
    '{{leavers}} av {{people}} ansatte med billett står ikke i listen. Mangler listen noen, sletter dere utkastet og laster opp hele. For å avslutte må dere skrive antallet.',
  confirmLabel: 'Skriv hvor mange ansatte det avsluttes for',
  confirmHelp:
    'Billettene avsluttes for {{number}} ansatte med familie. Skriv tallet for å bekrefte at listen er hel.',
  pendingCancelled: 'Det som ikke har begynt, og kort som ikke er laget, kanselleres',
} as const;
