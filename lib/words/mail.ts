/** The words of the mail that staff receive for each message. The fields have the labels of the form. */
export const mailWords = {
  prefix: '[Web]',
  suspectMark: '[posible spam]',
  previewMark: '[VISTA PREVIA]',
  heading: 'Un mensaje desde la web',
  reply: 'Para contestar basta con responder a este correo.',
  unverified:
    'Mensaje enviado desde el formulario web; remitente no verificado. Cuidado con los enlaces que contenga.',
};
