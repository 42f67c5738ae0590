export { makeAdmitUser, type Admitted, type UserRefusal } from './admit-user.ts';
