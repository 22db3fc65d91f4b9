import { z } from 'zod';
import { fieldNames, fields, mapFields, type ContactField } from '../../contact/fields';
import { group, heard, paragraph, text } from './fields';

/** A group with an entry for each field that has rules. */
const perRuledField = <Schema extends z.ZodType>(title: string, schemaOf: (name: ContactField) => Schema) => {
  const names = fieldNames.filter((name) => Object.keys(fields[name].rules).length > 0);
  return group(title, Object.fromEntries(names.map((name) => [name, schemaOf(name)])));
};

/** The error for each rule that a visitor may break. */
const ruleMessages = {
  required: text('Falta', 80),
  min: text('Demasiado corto ({min})', 80),
  max: text('Demasiado largo ({max})', 80),
  format: text('Mal escrito', 80),
};

const messagesOf = (name: ContactField) =>
  group(
    fields[name].title,
    Object.fromEntries(Object.entries(ruleMessages).filter(([rule]) => rule in fields[name].rules)),
  );

const fixOf = (name: ContactField) => {
  const limits = ['min', 'max'].filter((limit) => limit in fields[name].rules).map((limit) => `{${limit}}`);
  const { title } = fields[name];
  return text(limits.length > 0 ? `${title} (${limits.join(' y ')})` : title, 120);
};

export const contactSchema = z.strictObject({
  form: group('Formulario', {
    accessibleName: heard('Nombre del formulario', 60),
    labels: group(
      'Etiquetas de los campos',
      mapFields((name) => text(fields[name].title, 40)),
    ).describe('El asterisco de los obligatorios lo pone la web.'),
    requiredHint: text('Aviso de los campos obligatorios', 80),
    messagePlaceholder: text('Texto gris del mensaje, antes de escribir', 60),
    counter: text('Contador ({count} son los caracteres escritos, y {max}, los que caben)', 60),
    errorsTitle: text('Encabezado de los errores', 80),
    fixes: perRuledField('Cómo se arregla cada campo', fixOf).describe(
      'Debajo de un campo con error. {min} y {max} son los caracteres que pide.',
    ),
    submit: text('Botón', 30),
    sending: text('Botón mientras se envía', 30),
    sentTitle: text('Encabezado de un mensaje enviado', 40),
    sent: text('Texto de un mensaje enviado', 80),
    failedTitle: text('Encabezado de un fallo', 40),
    failed: text('Texto de un fallo', 80),
    full: text('Texto cuando no cabe ningún mensaje más', 120).describe(
      'Esperan tantos mensajes sin enviar que no cabe otro.',
    ),
    tooMany: text('Texto tras demasiados mensajes seguidos', 160),
    failedToast: text('Aviso breve de un fallo', 100).describe(
      'Para quien ya está en otra página de la web.',
    ),
    mailInstead: text('Enlace debajo de un fallo', 60).describe(
      'Abre el programa de correo con el mensaje ya escrito.',
    ),
    connection: text('Fallo de conexión', 120),
    connectionWithPhone: text('Fallo de conexión cuando la web tiene teléfono', 120),
    privacy: paragraph('Información sobre los datos personales', 400),
    privacyLink: text('Enlace a la política de privacidad', 60),
    trap: text('Etiqueta del campo trampa', 60).describe('Solo lo rellenan los programas.'),
  }),
  validation: perRuledField('Errores', messagesOf).describe(
    '{min} y {max} son los caracteres que pide cada campo.',
  ),
  refusals: group('Respuestas a envíos que no llegan a leerse', {
    malformed: text('Datos ilegibles', 160),
    forbidden: text('Envío desde otra web', 160),
    method: text('No es un envío', 160),
    slow: text('Envío demasiado lento', 160),
    large: text('Envío demasiado grande', 160),
    type: text('Datos en otro formato', 160),
  }).describe('Casi siempre las ve un programa, no una persona.'),
  mail: group('Correo que recibe el equipo', {
    prefix: text('Comienzo del asunto', 20),
    suspectMark: text('Marca de un posible spam', 30),
    previewMark: text('Marca de una vista previa', 20),
    heading: text('Encabezado', 60),
    reply: text('Cómo se contesta', 120),
    unverified: text('Advertencia sobre el remitente', 160),
  }),
  page: group('Página sin JavaScript', {
    title: text('Título', 60),
    refusedTitle: text('Encabezado', 60),
    writeInstead: text('Cuando ha fallado el envío ({link} abre el correo con el mensaje)', 160),
    back: text('Enlace de vuelta', 40),
    toForm: text('Enlace al formulario', 40).describe('Cuando la página no muestra el formulario.'),
  }).describe('La ve, después de enviar, quien navega sin JavaScript.'),
});

export type ContactContent = z.output<typeof contactSchema>;
