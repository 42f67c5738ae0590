/** How an end is taken back, by the call of any service (`ticketOperation`). */
export const undoEndOptions = {
  texts: 'ticket-actions',
  refusals: {
    TICKET_NOT_FOUND: 'ticketGone',
    END_NOT_UNDOABLE: 'endNotUndoable',
    TICKET_ALREADY_HELD: 'heldSinceEnd',
  },
  toastsProblems: true,
  input: ({ id }: { id: number }) => ({ params: { id } }),
} as const;
