/** The parameter of a person's address with what is to be done to their ticket, whose dialog then opens. */
export const actInAddress = 'gjor';

/** What the palette and the order form lead to. */
export const linkedActs = [
  'change-zone',
  'end-ticket',
  'cancel-pending-ticket',
  'resend-pickup-code',
] as const;
export type LinkedAct = (typeof linkedActs)[number];
