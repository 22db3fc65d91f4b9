import { z } from 'zod';
import { fieldNames, fields, mapFields, type ContactField } from '../../contact/fields';
import { distinct, paragraph, text, written } from './fields';

const subject = z.strictObject({
  label: text(60).meta({ title: 'Asunto' }),
  /** 'prensa'. The environment variable CONTACT_TO_PRENSA may name other recipients for this subject. */
  id: written(
    /^[a-z]+$/,
    'Se espera un nombre corto en minúsculas, sin espacios ni acentos, por ejemplo: prensa',
  ).meta({
    title: 'Nombre corto',
    description:
      'En minúsculas, por ejemplo: prensa. Para que sus mensajes vayan a otro buzón, pídelo a quien programa la web.',
  }),
});

/** A record with an entry for each field of the form. */
const perField = <Schema extends z.ZodType>(schemaOf: (name: ContactField) => Schema) =>
  z.strictObject(mapFields((name) => schemaOf(name).meta({ title: fields[name].title })));

/** A record with an entry for each field that has rules. */
const perRuledField = <Schema extends z.ZodType>(schemaOf: (name: ContactField) => Schema) =>
  z.strictObject(
    Object.fromEntries(
      fieldNames
        .filter((name) => Object.keys(fields[name].rules).length > 0)
        .map((name) => [name, schemaOf(name).meta({ title: fields[name].title })]),
    ),
  );

/** The error for each rule that a visitor may break. */
const ruleMessages = {
  required: text(80).meta({ title: 'Falta' }),
  min: text(80, { own: ['min'] }).meta({ title: 'Demasiado corto' }),
  max: text(80, { own: ['max'] }).meta({ title: 'Demasiado largo' }),
  format: text(80).meta({ title: 'Mal escrito' }),
};

const messagesOf = (name: ContactField) =>
  z.strictObject(
    Object.fromEntries(Object.entries(ruleMessages).filter(([rule]) => rule in fields[name].rules)),
  );

const limitsOf = (name: ContactField) => ['min', 'max'].filter((limit) => limit in fields[name].rules);

const form = z.strictObject({
  accessibleName: text(60).meta({
    title: 'Nombre del formulario',
    description: 'Solo lo dicen los lectores de pantalla.',
  }),
  labels: perField(() => text(40)).meta({
    title: 'Etiquetas de los campos',
    description: 'El asterisco de los obligatorios lo pone la web.',
  }),
  requiredHint: text(80).meta({ title: 'Aviso de los campos obligatorios' }),
  messagePlaceholder: text(60).meta({ title: 'Texto gris del mensaje, antes de escribir' }),
  counter: text(60, { own: ['count', 'max'] }).meta({
    title: 'Contador de caracteres',
    description: '{count} son los escritos, y {max}, los que caben.',
  }),
  errorsTitle: text(80).meta({ title: 'Encabezado de los errores' }),
  fixes: perRuledField((name) => text(120, { own: limitsOf(name) })).meta({
    title: 'Cómo se arregla cada campo',
    description: 'Debajo de un campo con error. {min} y {max} son los caracteres que pide.',
  }),
  submit: text(30).meta({ title: 'Botón' }),
  sending: text(30).meta({ title: 'Botón mientras se envía' }),
  sentTitle: text(40).meta({ title: 'Encabezado de un mensaje enviado' }),
  sent: text(80).meta({ title: 'Texto de un mensaje enviado' }),
  failedTitle: text(40).meta({ title: 'Encabezado de un fallo' }),
  failed: text(80).meta({ title: 'Texto de un fallo' }),
  full: text(120).meta({
    title: 'Texto cuando no cabe ningún mensaje más',
    description: 'Esperan tantos mensajes sin enviar que no cabe otro.',
  }),
  tooMany: text(160).meta({ title: 'Texto tras demasiados mensajes seguidos' }),
  failedToast: text(100).meta({
    title: 'Aviso breve de un fallo',
    description: 'Para quien ya está en otra página de la web.',
  }),
  mailInstead: text(60).meta({
    title: 'Enlace debajo de un fallo',
    description: 'Abre el programa de correo con el mensaje ya escrito.',
  }),
  connection: text(120).meta({ title: 'Fallo de conexión' }),
  connectionWithPhone: text(120).meta({ title: 'Fallo de conexión cuando la web tiene teléfono' }),
  privacy: paragraph(400).meta({ title: 'Información sobre los datos personales' }),
  privacyLink: text(60).meta({ title: 'Enlace a la política de privacidad' }),
  trap: text(60).meta({ title: 'Etiqueta del campo trampa', description: 'Solo lo rellenan los programas.' }),
});

const refusals = z.strictObject({
  malformed: text(160).meta({ title: 'Datos ilegibles' }),
  forbidden: text(160).meta({ title: 'Envío desde otra web' }),
  method: text(160).meta({ title: 'No es un envío' }),
  slow: text(160).meta({ title: 'Envío demasiado lento' }),
  large: text(160).meta({ title: 'Envío demasiado grande' }),
  type: text(160).meta({ title: 'Datos en otro formato' }),
});

const mail = z.strictObject({
  prefix: text(20).meta({ title: 'Comienzo del asunto' }),
  suspectMark: text(30).meta({ title: 'Marca de un posible spam' }),
  previewMark: text(20).meta({ title: 'Marca de una vista previa' }),
  heading: text(60).meta({ title: 'Encabezado' }),
  reply: text(120).meta({ title: 'Cómo se contesta' }),
  unverified: text(160).meta({ title: 'Advertencia sobre el remitente' }),
});

const page = z.strictObject({
  title: text(60).meta({ title: 'Título' }),
  refusedTitle: text(60).meta({ title: 'Encabezado' }),
  writeInstead: text(160, { own: ['email'] }).meta({
    title: 'Cuando ha fallado el envío',
    description: '{email} es un enlace que abre el programa de correo con el mensaje ya escrito.',
  }),
  back: text(40).meta({ title: 'Enlace de vuelta' }),
  toForm: text(40).meta({
    title: 'Enlace al formulario',
    description: 'Cuando la página no muestra el formulario.',
  }),
});

export const contactSchema = z.strictObject({
  subjects: z
    .array(subject)
    .min(1)
    .check(distinct('id'))
    .check(distinct('label'))
    .meta({ title: 'Asuntos', description: 'El primero es el que aparece elegido.' }),
  form: form.meta({ title: 'Formulario' }),
  validation: perRuledField(messagesOf).meta({
    title: 'Errores',
    description: '{min} y {max} son los caracteres que pide cada campo.',
  }),
  refusals: refusals.meta({
    title: 'Respuestas a envíos que no llegan a leerse',
    description: 'Casi siempre las ve un programa, no una persona.',
  }),
  mail: mail.meta({ title: 'Correo que recibe el equipo' }),
  page: page.meta({
    title: 'Página sin JavaScript',
    description: 'La ve, después de enviar, quien navega sin JavaScript.',
  }),
});

export type ContactContent = z.output<typeof contactSchema>;
