/** Texts of the file, beside the names of kinds and fields. */
export const historyTexts = {
  nb: {
    headings: ['Tidspunkt', 'Hva', 'Hvem', 'Kanal', 'Gjelder', 'Billett', 'Felt', 'Før', 'Etter'],
    fileName: 'historikk',
    allZones: 'Alle soner',
    yes: 'ja',
    no: 'nei',
    erased: (ticketId: number | null) =>
      ticketId === null ? 'Persondata slettet' : `Billett ${ticketId}, persondata slettet`,
  },
  en: {
    headings: ['When', 'What', 'Who', 'Channel', 'About', 'Ticket', 'Field', 'Before', 'After'],
    fileName: 'history',
    allZones: 'All zones',
    yes: 'yes',
    no: 'no',
    erased: (ticketId: number | null) =>
      ticketId === null ? 'Personal data deleted' : `Ticket ${ticketId}, personal data deleted`,
  },
} as const;
