import type { ContactContent } from '../content-schema/contact';

/** EL FORMULARIO DE CONTACTO: sus textos, sus mensajes, el correo que recibe el equipo y la página de errores. */
export const contact: ContactContent = {
  // El primero es el que aparece elegido. Con CONTACT_TO_PRENSA=... los mensajes de 'prensa' van a otro buzón.
  subjects: [
    { id: 'informacion', label: 'Información sobre eventos' },
    { id: 'colaboraciones', label: 'Colaboraciones' },
    { id: 'localizacion', label: 'Propuesta de localización' },
    { id: 'prensa', label: 'Prensa' },
    { id: 'otros', label: 'Otros' },
  ],
  form: {
    // El asterisco de los campos obligatorios lo pone la web.
    labels: { name: 'Nombre', email: 'Email', subject: 'Asunto', message: 'Mensaje' },
    requiredHint: 'Los campos con * son obligatorios.',
    messagePlaceholder: 'Cuéntanos qué necesitas',
    counter: '{count} de {max} caracteres',
    errorsTitle: 'Por favor, corrige los siguientes errores:',
    // Debajo de cada campo con error: cómo se arregla.
    fixes: {
      name: 'Tu nombre, de {min} a {max} caracteres.',
      email: 'Por ejemplo, carmen@example.com',
      subject: 'Elige uno de la lista.',
      message: 'Entre {min} y {max} caracteres.',
    },
    submit: 'Enviar mensaje',
    sending: 'Enviando mensaje...',
    sentTitle: '¡Mensaje enviado!',
    sent: '¡Mensaje enviado con éxito!',
    sentToast: 'Lo hemos recibido. Te contestaremos por correo.',
    failedTitle: 'Error al enviar',
    failed: 'Error al enviar el mensaje',
    // Cuando esperan tantos mensajes sin enviar que no cabe ninguno más.
    full: 'Ahora mismo no podemos recibir más mensajes. Inténtalo más tarde o escríbenos por correo.',
    // El aviso breve para quien ya está en otra página de la web.
    failedToast: 'Tu mensaje no se ha enviado. Lo que escribiste sigue en el formulario de contacto.',
    // Enlace debajo de un error: abre el programa de correo con el mensaje ya escrito.
    mailInstead: 'Escríbenos a {email} con este mismo texto',
    connection: 'Error de conexión. Por favor, inténtalo de nuevo.',
    connectionWithPhone:
      'Error de conexión. Por favor, inténtalo de nuevo o contacta directamente por teléfono.',
    privacy:
      'Responsable: {owner}. Usamos estos datos solo para contestarte, porque tú lo pides, y no los cedemos a nadie. Puedes acceder a ellos, rectificarlos, cancelarlos u oponerte a su uso.',
    privacyLink: 'Más información sobre privacidad',
    trap: 'Deja este campo vacío',
  },
  validation: {
    name: {
      required: 'El nombre es obligatorio',
      min: 'El nombre debe tener al menos {min} caracteres',
      max: 'El nombre no puede exceder {max} caracteres',
    },
    email: {
      required: 'El email es obligatorio',
      format: 'El email no tiene un formato válido',
    },
    subject: { required: 'El asunto es obligatorio' },
    message: {
      required: 'El mensaje es obligatorio',
      min: 'El mensaje debe tener al menos {min} caracteres',
      max: 'El mensaje no puede exceder {max} caracteres',
    },
  },
  // Respuestas a envíos que no llegan a leerse: casi siempre las ve un programa, no una persona.
  refusals: {
    malformed: 'No hemos podido leer los datos del formulario.',
    forbidden: 'El formulario solo admite envíos desde esta misma web.',
    method: 'Esta dirección solo recibe mensajes del formulario de contacto.',
    slow: 'El mensaje ha tardado demasiado en llegar. Inténtalo de nuevo.',
    large: 'El mensaje es demasiado largo.',
    type: 'El formato de los datos no es el del formulario.',
    many: 'Hemos recibido demasiados mensajes seguidos. Espera un poco e inténtalo de nuevo.',
  },
  mail: {
    prefix: '[Web]',
    suspectMark: '[posible spam]',
    previewMark: '[PREVIEW]',
    heading: 'Un mensaje desde la web',
    reply: 'Para contestar basta con responder a este correo.',
    unverified:
      'Mensaje enviado desde el formulario web; remitente no verificado. Cuidado con los enlaces que contenga.',
  },
  // La página que ve quien navega sin JavaScript cuando hay algo que corregir.
  page: {
    title: 'Contacto',
    refusedTitle: 'No hemos podido recibir tu mensaje',
    // Cuando ha fallado el envío. El enlace abre el programa de correo con el mensaje ya escrito.
    writeInstead: 'También puedes escribirnos a {email}: el enlace lleva ya tu mensaje.',
    back: 'Volver a la web',
  },
};
