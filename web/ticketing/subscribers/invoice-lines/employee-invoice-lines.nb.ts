export const nb = {
  title: 'Siste fakturalinjer',
  lineOf: '{{month}}, {{product}}',
  refunded: '{{amount}} refundert',
} as const;
