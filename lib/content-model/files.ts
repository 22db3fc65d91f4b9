import { routes } from '../routes';
import { consentSchema } from './consent';
import { contactSchema } from './contact';
import { documentsSchema } from './documents';
import { eventSchema } from './event';
import { eventLabelsSchema } from './event-labels';
import { faqSchema } from './faq';
import { homeSchema } from './home';
import { legalTextsSchema } from './legal';
import { navigationSchema } from './navigation';
import { notFoundSchema } from './not-found';
import { placeholdersSchema } from './placeholders';
import { siteSchema } from './site';

/** The YAML files of the content. Forms list them under these titles, the most needed first. */
export const yamlFiles = {
  event: { file: 'event.yaml', schema: eventSchema, group: 'El evento', title: 'El próximo evento' },
  eventLabels: {
    file: 'event-labels.yaml',
    schema: eventLabelsSchema,
    group: 'El evento',
    title: 'Palabras que no cambian de un evento a otro',
  },
  home: { file: 'home.yaml', schema: homeSchema, group: 'Páginas', title: 'Inicio' },
  faq: { file: 'faq.yaml', schema: faqSchema, group: 'Páginas', title: 'Preguntas frecuentes' },
  placeholders: {
    file: 'placeholders.yaml',
    schema: placeholdersSchema,
    group: 'Páginas',
    title: 'Galería, testimonios y las demás',
  },
  navigation: {
    file: 'navigation.yaml',
    schema: navigationSchema,
    group: 'Páginas',
    title: 'Menú y pie de página',
  },
  site: { file: 'site.yaml', schema: siteSchema, group: 'La marca', title: 'Marca, empresa, redes y música' },
  contact: {
    file: 'contact.yaml',
    schema: contactSchema,
    group: 'La marca',
    title: 'Formulario de contacto',
  },
  consent: {
    file: 'consent.yaml',
    schema: consentSchema,
    group: 'Textos legales',
    title: 'Aviso de cookies',
  },
  legalTexts: {
    file: 'legal.yaml',
    schema: legalTextsSchema,
    group: 'Textos legales',
    title: 'Palabras que comparten las páginas legales',
  },
  documents: { file: 'documents.yaml', schema: documentsSchema, group: 'Otros', title: 'Textos de los PDF' },
  notFound: {
    file: 'not-found.yaml',
    schema: notFoundSchema,
    group: 'Otros',
    title: 'Página de error 404, en inglés',
  },
} as const;

/** The Markdown files of the content. Each one is a page. */
export const legalFiles = {
  notice: { file: 'legal/aviso-legal.md', page: routes.legalNotice, title: 'Aviso legal' },
  privacy: {
    file: 'legal/politica-privacidad.md',
    page: routes.privacyPolicy,
    title: 'Política de privacidad',
  },
  cookies: { file: 'legal/politica-cookies.md', page: routes.cookiePolicy, title: 'Política de cookies' },
} as const;
