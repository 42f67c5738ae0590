import { requiredText } from '#text-fields.ts';

/** What lists call the columns about a ticket. */
export const ticketColumns = {
  agreement: {
    as: 'text',
    schema: requiredText(200),
    headings: {
      nb: ['Fakturareferanse', 'Avtale', 'Avtalenummer', 'Referanse'],
      en: ['Invoice reference', 'Agreement', 'Agreement number', 'Reference'],
    },
    example: 'Oslo kontor',
    isRequired: false,
  },
  zoneFrom: {
    as: 'zone',
    headings: { nb: ['Fra sone', 'Sone', 'Sone fra'], en: ['From zone', 'Zone', 'Zone from'] },
    example: '1',
    isRequired: false,
  },
  zoneTo: {
    as: 'zone',
    headings: { nb: ['Til sone', 'Sone til'], en: ['To zone', 'Zone to'] },
    example: '2Ø',
    isRequired: false,
  },
} as const;
