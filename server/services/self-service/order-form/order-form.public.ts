export { findForm } from './order-form.query.ts';
