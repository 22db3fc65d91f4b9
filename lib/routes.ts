/** The pages that have a design of their own. Each file of lib/content/pages is a page too, at the address of its name. */
export const routes = {
  home: '/',
  nextEvent: '/proximos-eventos',
  privacyPolicy: '/politica-privacidad',
  cookiePolicy: '/politica-cookies',
  legalNotice: '/aviso-legal',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The ids of the home page's sections, in their order. */
export const homeSections = {
  hero: 'inicio',
  concept: 'concepto',
  experience: 'experiencia',
  audience: 'publico',
  locations: 'localizaciones',
  why: 'por-que',
  faq: 'faq',
  contact: 'contacto',
} as const;

/** The ids of the sections of the next event's page, in their order. event/choose-sections.ts says when it has which. */
export const eventSections = {
  programme: 'programa',
  downloads: 'descargas',
  ticket: 'entrada',
  atmosphere: 'por-dentro',
  hotels: 'hoteles',
  stay: 'quedarse',
  arrival: 'como-llegar',
  furtherDates: 'mas-fechas',
} as const;

export type EventSection = keyof typeof eventSections;

/** The ids of what stands around a page's content. No section of a page may take them. */
export const layoutIds = {
  main: 'contenido',
  menu: 'menu',
  cookieBanner: 'cookies',
  legalContents: 'indice',
} as const;

/** Address of the contact form. */
export const contactFormAddress = `/#${homeSections.contact}`;

/** Parameter in the home page's address that names the subject to choose in the contact form. */
export const subjectParameter = 'asunto';

/** Address of the contact form with a subject already chosen. */
export const makeContactAddress = (subjectId: string) =>
  `/?${subjectParameter}=${subjectId}#${homeSections.contact}` as const;

/** Where the contact form posts. The path is fixed (docs/requirements.md, 5.8). */
export const contactEndpoint = '/contact-form.php';

export const calendarAddress = '/proximos-eventos/calendario.ics';

/** Folder of the documents below public/. Their addresses begin with its name. */
export const documentsFolder = 'programacion';

/** The PDFs that the build makes. */
export const generatedDocuments = {
  programme: `/${documentsFolder}/programa-es.pdf`,
  timetable: `/${documentsFolder}/timetable-en.pdf`,
};

/** Where the legal pages' 'Contactar' buttons lead: on purpose a 404 page (docs/requirements.md, 1.6). */
export const missingContactPage = '/contacto';

/** Whether an address in the content leads to another site. */
export const isOutside = (href: string) => href.startsWith('https:');
