export const unitCostTexts = {
  nb: {
    fileName: 'kostnad-per-boenhet',
    headings: {
      month: 'Måned',
      unit: 'Boenhet',
      residents: 'Beboere',
      tickets: 'Billetter',
      subscriptions: 'Abonnementer',
      cost: 'Kostnad inkl. mva.',
      refunded: 'Refundert',
      difference: 'Endring fra måneden før',
      findings: 'Bør sjekkes',
    },
    withoutUnit: 'Uten boenhet',
    movedOut: 'flyttet ut',
    findings: {
      'two-households': 'To husstander',
      'runs-after-move-out': 'Løper etter utflytting',
    },
  },
  en: {
    fileName: 'cost-per-unit',
    headings: {
      month: 'Month',
      unit: 'Unit',
      residents: 'Residents',
      tickets: 'Tickets',
      subscriptions: 'Subscriptions',
      cost: 'Cost incl. VAT',
      refunded: 'Refunded',
      difference: 'Change since the month before',
      findings: 'To be checked',
    },
    withoutUnit: 'Without a unit',
    movedOut: 'moved out',
    findings: {
      'two-households': 'Two households',
      'runs-after-move-out': 'Runs after the move-out',
    },
  },
} as const;
