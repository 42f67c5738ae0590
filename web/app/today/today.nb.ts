export const nb = {
  title: 'Dette venter i dag',
  nothing: 'Ingenting venter i dag.',
  notCounted: 'Vi fikk ikke telt alt som venter. Last inn siden på nytt om litt.',
  requests_one: 'forespørsel om billett',
  requests_other: 'forespørsler om billett',
  codes_one: 'har ikke hentet koden sin',
  codes_other: 'har ikke hentet koden sin',
  ending_one: 'billett slutter snart',
  ending_other: 'billetter slutter snart',
  overdue_one: 'faktura er forfalt',
  overdue_other: 'fakturaer er forfalt',
  deadline: 'Frist {{date}}: start fra {{start}}, slutt til {{end}}.',
} as const;
