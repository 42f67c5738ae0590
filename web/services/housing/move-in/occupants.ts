/** What happens to the residents of a unit when others move in. Dates are empty until they are chosen. */
export type OccupantFields = {
  /** Subscribers, as the user saw them. */
  ids: readonly number[];
  what: '' | 'live-together' | 'move-out';
  movesInOn: string;
  lastDay: string;
  /** Empty: what they have runs on. */
  endsOn: string;
};

declare module '#services/company-tickets/offer/order-fields.ts' {
  interface FieldsOfServices {
    /** Who lives in the unit of the number already; null where nobody does, or no unit is known. */
    occupants?: OccupantFields | null;
  }
}

/** Whether the user has said what happens to them. */
export const isSettled = ({ what, lastDay }: OccupantFields): boolean =>
  what === 'live-together' || (what === 'move-out' && lastDay !== '');
