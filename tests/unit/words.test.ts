import { expect, it } from 'vitest';
import { limits, makeLabel } from '@/lib/contact/form/message';
import { typeset } from '@/lib/spelling';
import { bannerWords, panelWords } from '@/lib/words/consent';
import * as contact from '@/lib/words/contact';
import { errorWords, notFoundWords } from '@/lib/words/errors';
import { eventWords, furtherDatesWords } from '@/lib/words/event';
import { faqWords } from '@/lib/words/home';
import { videoPlayerWords } from '@/lib/words/media';
import { legalWords, pageWords } from '@/lib/words/pages';
import { stateNames } from '@/lib/words/states';
import { withEvent } from './support/content';

const { answerWords, connectionWords, fieldErrors, formWords, subjects } = contact;
const { buttons, texts } = withEvent({ state: 'on-sale' }).eventView;
const { onCard, title: furtherDatesTitle, titleWithEarlier } = furtherDatesWords;
const { now, next } = eventWords.programme;

const join = (words: object) => Object.values(words).join(' ');
const beforeColon = (sentence: string) => sentence.split(':')[0];

it.each<[requirement: string, word: string | undefined, quoted: string]>([
  ['1.3', join(pageWords.unfinishedTitle), 'Página en desarrollo'],
  ['1.3', pageWords.home, 'Volver al inicio'],
  ['1.4', join(notFoundWords.title), 'Oops! Page not found'],
  ['1.4', notFoundWords.home, 'Return to Home'],
  ['1.8', errorWords.title, 'Unexpected Application Error!'],
  ['2.2', texts.cardTitle, 'Próximo Evento'],
  ['2.2', buttons.labels.hero, 'Comprar Entradas'],
  ['2.2', buttons.labels.card, '¡Reserva tu plaza!'],
  ['2.8', videoPlayerWords.unsupported, 'Tu navegador no soporta la reproducción de videos.'],
  ['2.8', faqWords.ask, 'Contáctanos'],
  ['2.9', buttons.labels.contact, 'Comprar Entradas - Próximo Evento'],
  ['2.9', contact.contactWords.sectionTitle, 'Hablemos'],
  [
    '2.10',
    onCard(furtherDatesTitle, 'Peñíscola', '12-13 Marzo 2027', 2),
    'Más fechas: Peñíscola, 12-13 Marzo 2027 y 2 más',
  ],
  ['4.5', beforeColon(now('cena', '23:00')), 'Ahora'],
  ['4.5', beforeColon(next('cena', 'viernes', '21:00')), 'Después'],
  ['4.6', stateNames.past, 'Celebrado'],
  ['4.7', join(furtherDatesTitle), 'Más fechas'],
  ['4.7', join(titleWithEarlier), 'Otras fechas'],
  ['5.1', makeLabel('name'), 'Nombre *'],
  ['5.1', makeLabel('email'), 'Email *'],
  ['5.1', makeLabel('subject'), 'Asunto *'],
  ['5.1', makeLabel('message'), 'Mensaje *'],
  [
    '5.1',
    Object.values(subjects).join(', '),
    'Información sobre eventos, Colaboraciones, Propuesta de localización, Prensa, Otros',
  ],
  ['5.2', answerWords.errorsTitle, 'Por favor, corrige los siguientes errores:'],
  ['5.3', fieldErrors.nameRequired, 'El nombre es obligatorio'],
  ['5.3', fieldErrors.nameTooShort(limits.nameMin), 'El nombre debe tener al menos 2 caracteres'],
  ['5.3', fieldErrors.emailRequired, 'El email es obligatorio'],
  ['5.3', fieldErrors.emailFormat, 'El email no tiene un formato válido'],
  ['5.3', fieldErrors.subjectRequired, 'El asunto es obligatorio'],
  ['5.3', fieldErrors.messageRequired, 'El mensaje es obligatorio'],
  ['5.3', fieldErrors.messageTooShort(limits.messageMin), 'El mensaje debe tener al menos 10 caracteres'],
  ['5.3', fieldErrors.messageTooLong(limits.messageMax), 'El mensaje no puede exceder 1000 caracteres'],
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
  ['7.2', panelWords.title, 'Gestionar Cookies'],
  ['7.2', panelWords.updated, 'Última actualización'],
  ['7.2', panelWords.reset, 'Resetear'],
  ['7.2', panelWords.save, 'Guardar'],
  ['8.1', legalWords.back, 'Volver'],
  ['8.1', legalWords.contact, 'Contactar'],
])('the words of requirement %s are quoted exactly: %s', (_requirement, word, quoted) => {
  expect(word).toBe(quoted);
});

it('numbers stay on the line of their words, and a sentence ends in one full stop', () => {
  expect(typeset('Desde 21 años, a 5 km, según el artículo 13. Enviando...')).toBe(
    'Desde 21\u00a0años, a 5\u00a0km, según el artículo\u00a013. Enviando...',
  );
  expect(eventWords.hotels.mention('Eco, S. L.')).toMatch(/ Eco, S\.\u00a0L\.$/);
});

it('one hotel is spoken of in the singular', () => {
  expect(eventWords.hotels.intro(1)).toMatch(/^Un hotel /);
  expect(eventWords.hotels.intro(3)).toMatch(/^Tres hoteles /);
});
