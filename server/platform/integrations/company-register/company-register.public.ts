export { type CompanyRegister, isRegisterUnavailable } from './company-register.port.ts';
