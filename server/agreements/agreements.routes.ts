import { changeAgreement as changeRoute } from '@takst/contract/agreements/change-agreement.contract.ts';
import { createAgreement as createRoute } from '@takst/contract/agreements/create-agreement.contract.ts';
import { deleteAgreement as deleteRoute } from '@takst/contract/agreements/delete-agreement.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serve, type Served } from '#http/serve.ts';
import { changeAgreement } from './change-agreement.ts';
import { createAgreement } from './create-agreement.ts';
import { type CountCurrentTickets, deleteAgreement } from './delete-agreement.ts';

type Dependencies = { changes: ChangePath; countLiving: CountCurrentTickets };

/** A company's agreements (spec 1 §7). */
export const agreementRoutes = ({ changes, countLiving }: Dependencies): Served[] => [
  serve(createRoute, createAgreement(changes)),
  serve(changeRoute, changeAgreement(changes)),
  serve(deleteRoute, deleteAgreement(changes, countLiving)),
];
