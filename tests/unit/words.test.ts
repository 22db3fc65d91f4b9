import { expect, it } from 'vitest';
import { bannerWords, managerWords } from '@/lib/words/consent';
import {
  answerWords,
  connectionWords,
  fieldErrors,
  fieldLabels,
  formWords,
  subjects,
} from '@/lib/words/contact';
import { errorWords, notFoundWords } from '@/lib/words/errors';
import { contactCardWords } from '@/lib/words/home';
import { legalWords } from '@/lib/words/legal';
import { videoWords } from '@/lib/words/media';
import { pageWords } from '@/lib/words/pages';

const join = ({ lead, accent }: { lead: string; accent: string }) => `${lead} ${accent}`;

it.each<[requirement: string, word: string, quoted: string]>([
  ['1.3', join(pageWords.unfinishedTitle), 'Página en desarrollo'],
  ['1.3', pageWords.home, 'Volver al inicio'],
  ['1.4', join(notFoundWords.title), 'Oops! Page not found'],
  ['1.4', notFoundWords.home, 'Return to Home'],
  ['1.8', errorWords.title, 'Unexpected Application Error!'],
  ['2.8', videoWords.unsupported, 'Tu navegador no soporta la reproducción de videos.'],
  ['2.9', contactCardWords.sectionTitle, 'Hablemos'],
  ['5.1', Object.values(fieldLabels).join(', '), 'Nombre, Email, Asunto, Mensaje'],
  [
    '5.1',
    Object.values(subjects).join(', '),
    'Información sobre eventos, Colaboraciones, Propuesta de localización, Prensa, Otros',
  ],
  ['5.2', answerWords.errorsTitle, 'Por favor, corrige los siguientes errores:'],
  ['5.3', fieldErrors.nameRequired, 'El nombre es obligatorio'],
  ['5.3', fieldErrors.nameTooShort(2), 'El nombre debe tener al menos 2 caracteres'],
  ['5.3', fieldErrors.emailRequired, 'El email es obligatorio'],
  ['5.3', fieldErrors.emailFormat, 'El email no tiene un formato válido'],
  ['5.3', fieldErrors.subjectRequired, 'El asunto es obligatorio'],
  ['5.3', fieldErrors.messageRequired, 'El mensaje es obligatorio'],
  ['5.3', fieldErrors.messageTooShort(10), 'El mensaje debe tener al menos 10 caracteres'],
  ['5.3', fieldErrors.messageTooLong(1000), 'El mensaje no puede exceder 1000 caracteres'],
  ['5.4', formWords.submit, 'Enviar mensaje'],
  ['5.4', formWords.sending, 'Enviando mensaje...'],
  ['5.5', answerWords.sentTitle, '¡Mensaje enviado!'],
  ['5.5', answerWords.sent, '¡Mensaje enviado con éxito!'],
  ['5.6', answerWords.failedTitle, 'Error al enviar'],
  ['5.6', answerWords.failed, 'Error al enviar el mensaje'],
  ['5.7', connectionWords.failed, 'Error de conexión. Por favor, inténtalo de nuevo.'],
  [
    '5.7',
    connectionWords.failedWithPhone,
    'Error de conexión. Por favor, inténtalo de nuevo o contacta directamente por teléfono.',
  ],
  ['7.1', bannerWords.acceptAll, 'Aceptar todas'],
  ['7.1', bannerWords.essentialOnly, 'Solo esenciales'],
  ['7.2', managerWords.title, 'Gestionar Cookies'],
  ['7.2', managerWords.updated, 'Última actualización'],
  ['7.2', managerWords.reset, 'Resetear'],
  ['7.2', managerWords.save, 'Guardar'],
  ['8.1', legalWords.back, 'Volver'],
  ['8.1', legalWords.contact, 'Contactar'],
])('the words of requirement %s are quoted exactly: %s', (_requirement, word, quoted) => {
  expect(word).toBe(quoted);
});
