export { taxMonthData } from './personal-data.query.ts';
export { forgetReportedNumbers } from './book/book-holder.store.ts';
