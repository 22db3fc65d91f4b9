import { z } from 'zod';
import { fieldNames, fields, mapFields, type ContactField, type RuleOf } from '../contact/fields';
import { distinct, text, texts } from './fields';

const subject = z.strictObject({
  /** Also the name of an optional variable with the subject's recipients: 'prensa' -> CONTACT_TO_PRENSA. */
  id: z
    .string()
    .regex(/^[a-z]+$/, 'un nombre corto en minúsculas, sin espacios ni acentos, por ejemplo "prensa"'),
  label: text(60),
});

/** The limits of a field, which its texts name in braces. */
const limitsOf = (name: ContactField) => ['min', 'max'].filter((limit) => limit in fields[name].rules);

/** A message for each rule of a field. */
function ruleMessages<Name extends ContactField>(name: Name) {
  const messages = Object.keys(fields[name].rules).map((rule) => {
    const required = limitsOf(name).filter((limit) => limit === rule);
    return [rule, text(80, { required })] as const;
  });
  return z.strictObject(Object.fromEntries(messages) as Record<RuleOf<Name>, ReturnType<typeof text>>);
}

const validation = z.strictObject({
  name: ruleMessages('name'),
  email: ruleMessages('email'),
  subject: ruleMessages('subject'),
  message: ruleMessages('message'),
});

const form = z.strictObject({
  labels: texts(40, ...fieldNames),
  requiredHint: text(80),
  messagePlaceholder: text(60),
  counter: text(60, { required: ['count', 'max'] }),
  errorsTitle: text(80),
  fixes: z.strictObject(mapFields((name) => text(120, { allowed: limitsOf(name) }))),
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

const refusals = texts(160, 'malformed', 'forbidden', 'method', 'slow', 'large', 'type', 'many');

const mail = z.strictObject({
  prefix: text(20),
  suspectMark: text(30),
  previewMark: text(20),
  heading: text(60),
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
