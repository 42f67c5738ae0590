export { makeAdmitUser, type Admitted, type UserRefusal } from './admit-user.ts';
export { contactOf } from './contact.query.ts';
export { getContact } from './get-contact.ts';
