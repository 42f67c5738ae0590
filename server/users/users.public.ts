export { makeAdmitUser, type Admitted, type UserRefusal } from './admit-user.ts';
export { getContact } from './get-contact.ts';
