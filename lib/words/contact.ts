/** The words of the contact section, its form and its answers. The sentence on personal data has legal weight, so it is content. */

export const contactWords = {
  sectionTitle: 'Hablemos',
  name: 'Datos de contacto',
  title: { lead: 'Al otro lado', accent: 'hay alguien' },
  email: 'Email',
  phone: 'Teléfono',
};

/** The form starts with the first subject. The ids are used in the variables `CONTACT_TO_<ID>` and in addresses: `?asunto=<id>`. */
export const subjects = {
  informacion: 'Información sobre eventos',
  colaboraciones: 'Colaboraciones',
  localizacion: 'Propuesta de localización',
  prensa: 'Prensa',
  otros: 'Otros',
} as const;

export type SubjectId = keyof typeof subjects;

export const subjectIds = Object.keys(subjects) as SubjectId[];

export const fieldLabels = {
  name: 'Nombre',
  email: 'Email',
  subject: 'Asunto',
  message: 'Mensaje',
};

/** The sentences of docs/requirements.md, 5.3. */
export const fieldErrors = {
  nameRequired: 'El nombre es obligatorio',
  nameTooShort: (min: number) => `El nombre debe tener al menos ${min} caracteres`,
  nameTooLong: (max: number) => `El nombre no puede exceder ${max} caracteres`,
  emailRequired: 'El email es obligatorio',
  emailFormat: 'El email no tiene un formato válido',
  subjectRequired: 'El asunto es obligatorio',
  messageRequired: 'El mensaje es obligatorio',
  messageTooShort: (min: number) => `El mensaje debe tener al menos ${min} caracteres`,
  messageTooLong: (max: number) => `El mensaje no puede exceder ${max} caracteres`,
};

/** What stands below a field with an error. */
export const fieldFixes = {
  name: (min: number, max: number) => `Tu nombre, de ${min} a ${max} caracteres.`,
  email: 'Por ejemplo, carmen@example.com',
  subject: 'Elige uno de la lista.',
  message: (min: number, max: number) => `Entre ${min} y ${max} caracteres.`,
};

export const formWords = {
  name: 'Formulario de contacto',
  requiredHint: 'Los campos con * son obligatorios.',
  messagePlaceholder: 'Cuéntanos qué necesitas',
  counter: (count: number, max: number) => `${count} de ${max} caracteres`,
  submit: 'Enviar mensaje',
  sending: 'Enviando mensaje...',
  privacyPolicy: 'Más información sobre privacidad',
  /** Label of the honeypot. */
  trap: 'Deja este campo vacío',
};

export const answerWords = {
  errorsTitle: 'Por favor, corrige los siguientes errores:',
  sentTitle: '¡Mensaje enviado!',
  sent: '¡Mensaje enviado con éxito!',
  failedTitle: 'Error al enviar',
  failed: 'Error al enviar el mensaje',
  mailInstead: (address: string) => `Escríbenos a ${address} con este mismo texto`,
};

/** Failures that only the script of the page notices. */
export const connectionWords = {
  failed: 'Error de conexión. Por favor, inténtalo de nuevo.',
  failedWithPhone: 'Error de conexión. Por favor, inténtalo de nuevo o contacta directamente por teléfono.',
  /** For a visitor who is already on another page. */
  toast: 'Tu mensaje no se ha enviado. Lo que escribiste sigue en el formulario de contacto.',
};

/** Failures that only the server notices. */
export const serverWords = {
  tooMany: 'Hemos recibido demasiados mensajes seguidos. Espera un poco e inténtalo de nuevo.',
  full: 'Ahora mismo no podemos recibir más mensajes. Inténtalo más tarde o escríbenos por correo.',
  malformed: 'No hemos podido leer los datos del formulario.',
  forbidden: 'El formulario solo admite envíos desde esta misma web.',
  method: 'Esta dirección solo recibe mensajes del formulario de contacto.',
  slow: 'El mensaje ha tardado demasiado en llegar. Inténtalo de nuevo.',
  large: 'El mensaje es demasiado largo.',
  type: 'El formato de los datos no es el del formulario.',
};

/** The page that a visitor without JavaScript reads after submitting the form. */
export const noScriptWords = {
  title: 'Contacto',
  refusedTitle: 'No hemos podido recibir tu mensaje',
  goBack: 'Pulsa Atrás: lo escrito sigue en el formulario.',
  toForm: 'Ir al formulario de contacto',
};
