// Messages to the operators of the deployment. How they reply depends on its kind, which is known here and not in the service.

import { contactSend } from '@app/shared/contracts/contact';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import { answeredBy } from '@app/shared/rules/account/contact-data';
import { Compile } from 'typebox/compile';
import { askService, type ServiceParts } from '../../upstreams/ask-service.ts';
import type { OwnHandler } from '../calls/routes.ts';

export interface ContactParts extends ServiceParts {
  deployment: RuntimeConfig['deployment'];
}

const messageCheck = Compile(contactSend.body);

/** Refuses a message that cannot be replied to by the channel of this deployment. */
export function contactHandler({ deployment, ...parts }: ContactParts): [string, OwnHandler] {
  const needed = answeredBy(deployment);
  return [
    'contactSend',
    async (request) => {
      if (!messageCheck.Check(request.body)) throw new AppError('parameterError');
      if (request.body[needed].trim() === '') throw new AppError('parameterError', { fields: [`body/${needed}`] });
      return askService(contactSend, request, parts);
    },
  ];
}
