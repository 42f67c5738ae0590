export { forgetReportedNumbers } from './book/book-holder.store.ts';
