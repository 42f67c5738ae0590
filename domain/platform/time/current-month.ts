/** Administrators may act for the current month up to and including this day (spec 2 §1). */
export const lastDayForCurrentMonth = 6;
