import type { Texts } from '#texts/texts.ts';
import type { nb } from './new-company.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'New company',
  findTitle: 'Find the company',
  organisationNumberHelp: 'Nine digits. We fetch name and addresses from the Brønnøysund register.',
  organisationNumberRequired: 'You need to write an organization number',
  organisationNumberNumeric: 'Use only digits in the organization number',
  organisationNumberNine: 'The organization number must have exactly nine digits',
  search: 'Search',
  notValid: 'Invalid organization number, are you sure that you have entered the correct number?',
  notFound: 'Could not find a company matching the provided organization number',
  cannotBecomeCustomer:
    'Based on the information we found, this company can not become a customer with us',
  isCustomer: 'The company is a customer already.',
  isDeleted: 'It is deleted in the register.',
  isRemoved: 'It has been removed from the register.',
  isBankrupt: 'It is bankrupt.',
  isBeingWoundUp: 'It is being wound up.',
  isForcedDissolution: 'It is under forced dissolution.',
  isSubUnit: 'It is a sub unit. Use the organization number of the main unit.',
  registerFailed:
    'An error occurred while fetching info from the Brønnøysund register, try again or contact customer support',
  customerNumberHelp: 'The number that the company has with you.',
  administrator: 'Admin user',
  administratorHelp: 'Gets an e-mail with a link to start using the user.',
  signee: 'Contract signee',
  signeeOff: 'We do not need to know who signs here.',
  signeeName: 'Name of the signee',
  signeeEmail: 'E-mail of the signee',
  companyName: 'Name of the company',
  addressesFault: 'The addresses are not filled in correctly',
  agreementsFault: 'The agreements are not filled in correctly',
  added: 'Company added!',
  addFailed: 'An error occurred while trying to add a new company!',
  companyExists: 'The company is a customer already. Someone may just have added it.',
  customerNumberTaken: 'Another company has this customer number.',
  customerNumberMissing: 'The company must have a customer number.',
  companyNameNotValid: 'The name of the company cannot have web addresses or line breaks.',
  signeeMissing: 'You need to write who signs.',
  agreementsInConflict:
    'The agreements do not go together. Only one of freeticket, companyticket, schoolticket and housing association can be there.',
  agreementsInConflict_fjord:
    'The agreements do not go together. Only one of employee ticket, companyticket, schoolticket and housing association can be there.',
  agreementNotAllowed: 'One of the agreements has a type that cannot be chosen.',
  phoneNotValid: 'The mobile number is not valid.',
  userInactive: 'The admin user is a user who is deactivated. Choose another e-mail.',
};
