export {
  type CompanyRegister,
  isRegisterUnavailable,
  type Obstacle,
  type RegisteredAddress,
  type RegisteredUnit,
  type RegisterAnswer,
  RegisterUnavailable,
} from './company-register.port.ts';
