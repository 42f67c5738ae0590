type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Who asked for access, as the history of the company has it; erased after three months (docs/decisions/0113). */
export const recordedPerson = ({ firstName, lastName, email }: Person): Person => ({
  firstName,
  lastName,
  email,
});
