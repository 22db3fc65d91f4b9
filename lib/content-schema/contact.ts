import { z } from 'zod';
import { distinct, text } from './fields';

const subject = z.strictObject({
  /** Also names the optional variable with this subject's own recipients: 'prensa' -> CONTACT_TO_PRENSA. */
  id: z
    .string()
    .regex(/^[a-z]+$/, 'un nombre corto en minúsculas, sin espacios ni acentos, por ejemplo "prensa"'),
  label: text(60),
});

const perField = z.strictObject({
  name: text(120),
  email: text(120),
  subject: text(120),
  message: text(120),
});

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

const refusals = z.strictObject({
  malformed: text(160),
  forbidden: text(160),
  method: text(160),
  slow: text(160),
  large: text(160),
  type: text(160),
  many: text(160),
});

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
