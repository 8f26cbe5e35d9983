// Writing to those who run this deployment. Spec section 1: a contact page that differs by deployment; what it holds is not shown.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../constants/limits.ts';
import { defineCall } from './call.ts';

export const contactTextLengths = {
  name: 100,
  company: 200,
  phone: 40,
  email: 254,
  subject: 150,
  message: 4_000,
} as const;
/** Of one user; and of all users of a tenant together. */
export const contactMessagesPerHour = { user: 5, tenant: 30 } as const;

const common = { access: 'session', openToExpired: true } as const;

const administratorSchema = Type.Object({ name: Type.String(), email: Type.String(), isCaller: Type.Boolean() });
export type Administrator = Static<typeof administratorSchema>;

export const contactInfo = defineCall({
  ...common,
  method: 'GET',
  path: '/api/common/contact',
  summary: "Whom to ask: the administrators of the caller's tenant, and whether messages to the operator are taken",
  data: Type.Object({
    organisation: Type.String({ description: "the caller's tenant" }),
    administrators: Type.Array(administratorSchema, { description: 'those who have signed in, without the disabled' }),
    takesMessages: Type.Boolean({
      description: 'false: nobody is configured to get them, and contact-send answers 10032',
    }),
    sender: Type.Object(
      { name: Type.String(), company: Type.String(), phone: Type.String(), email: Type.String() },
      { description: 'what is known of the caller, to begin the form with' },
    ),
  }),
});

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const contactMessageSchema = Type.Object({
  name: line(contactTextLengths.name),
  company: Type.String({ maxLength: contactTextLengths.company }),
  phone: Type.String({ maxLength: contactTextLengths.phone }),
  email: Type.String({ maxLength: contactTextLengths.email }),
  subject: line(contactTextLengths.subject),
  message: line(contactTextLengths.message),
});
export type ContactMessage = Static<typeof contactMessageSchema>;

export const contactSend = defineCall({
  ...common,
  method: 'POST',
  path: '/api/common/contact-send',
  summary:
    'Keeps a message and mails it to the configured recipient; 10032 without one. It needs the way it is answered by: a phone number in a domestic deployment, a mail address elsewhere; `details.fields` of 10012 names what is wrong. A mail that the server does not take yet is tried again',
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: contactMessageSchema,
  data: Type.Object({
    messageId: Type.String({ format: 'uuid' }),
    state: Type.Enum(['sent', 'waiting'], { description: 'waiting: the mail server has not taken it yet' }),
  }),
  example: {
    body: {
      name: 'Chen Wei',
      company: 'Demo Pharma',
      phone: '+86 138 0000 0001',
      email: 'chemist@demo.example',
      subject: 'More searches',
      message: 'We would like to plan 2,000 routes a month. What would that cost?',
    },
  },
});
