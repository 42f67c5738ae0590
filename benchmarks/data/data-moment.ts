/** The clock of the data and of every portal that is measured: the same data, the same answers. */
export const dataMoment = '2026-03-04T12:00:00+01:00';
export const dataToday = '2026-03-04';
/** What an order asks for, and the last day of a zone change, on that day. */
export const orderStart = '2026-04-01';
export const changeExpiry = '2026-03-31';
