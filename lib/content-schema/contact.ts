import { z } from 'zod';
import { distinct, text, texts } from './fields';

const subject = z.strictObject({
  /** Also the name of an optional variable with the subject's recipients: 'prensa' -> CONTACT_TO_PRENSA. */
  id: z
    .string()
    .regex(/^[a-z]+$/, 'un nombre corto en minúsculas, sin espacios ni acentos, por ejemplo "prensa"'),
  label: text(60),
});

const perField = texts(120, 'name', 'email', 'subject', 'message');

const form = z.strictObject({
  labels: perField,
  requiredHint: text(80),
  messagePlaceholder: text(60),
  counter: text(60, { required: ['count', 'max'] }),
  errorsTitle: text(80),
  fixes: perField,
  submit: text(30),
  sending: text(30),
  sentTitle: text(40),
  sent: text(80),
  sentToast: text(80),
  failedTitle: text(40),
  failed: text(80),
  full: text(120),
  failedToast: text(100),
  mailInstead: text(60, { required: ['email'] }),
  connection: text(120),
  connectionWithPhone: text(120),
  privacy: text(400, { required: ['owner'] }),
  privacyLink: text(60),
  trap: text(60),
});

const validation = z.strictObject({
  nameRequired: text(80),
  nameShort: text(80),
  nameLong: text(80),
  emailRequired: text(80),
  emailFormat: text(80),
  subjectRequired: text(80),
  messageRequired: text(80),
  messageShort: text(80),
  messageLong: text(80),
});

const refusals = texts(160, 'malformed', 'forbidden', 'method', 'slow', 'large', 'type', 'many');

const mail = z.strictObject({
  prefix: text(20),
  suspectMark: text(30),
  previewMark: text(20),
  heading: text(60),
  name: text(20),
  email: text(20),
  subject: text(20),
  message: text(20),
  reply: text(120),
  unverified: text(160),
});

const page = z.strictObject({
  title: text(60),
  refusedTitle: text(60),
  writeInstead: text(160, { required: ['email'] }),
  back: text(40),
});

export const contactSchema = z.strictObject({
  subjects: z.array(subject).min(1).check(distinct('id', 'subjects')).check(distinct('label', 'subjects')),
  form,
  validation,
  refusals,
  mail,
  page,
});

export type ContactContent = z.input<typeof contactSchema>;
