import type { ChangePath } from '#changes/change-path.ts';
import type { Served } from '#http/serve.ts';
import { changeAgreement } from './change-agreement.ts';
import { createAgreement } from './create-agreement.ts';
import { type CountCurrentTickets, deleteAgreement } from './delete-agreement.ts';

type Dependencies = { changes: ChangePath; countLiving: CountCurrentTickets };

/** A company's agreements (spec 1 §7). */
export const agreementRoutes = ({ changes, countLiving }: Dependencies): Served[] => [
  createAgreement(changes),
  changeAgreement(changes),
  deleteAgreement(changes, countLiving),
];
