/** Every internal URL, once. A section link is the home page plus an anchor. */
export const routes = {
  home: '/',
  nextEvent: '/proximos-eventos',
  gallery: '/galeria',
  pastExperiences: '/experiencias-pasadas',
  testimonials: '/testimonios',
  sponsors: '/patrocinadores',
  partners: '/partners',
  proposeVenue: '/proponer-espacio',
  collaborate: '/colaborar',
  privacyPolicy: '/politica-privacidad',
  cookiePolicy: '/politica-cookies',
  legalNotice: '/aviso-legal',
} as const;

/** Sections of the home page, in their order. */
export const sections = {
  hero: 'inicio',
  concept: 'concepto',
  experience: 'experiencia',
  audience: 'publico',
  locations: 'localizaciones',
  why: 'por-que',
  faq: 'faq',
  contact: 'contacto',
} as const;

/** Parameter of the home page's address with the id of the subject that the contact form chooses. */
export const subjectParameter = 'asunto';

/** The contact form with a subject chosen. */
export const contactAbout = (subjectId: string) =>
  `/?${subjectParameter}=${subjectId}#${sections.contact}` as const;

/** Where the contact form posts; the path is fixed by the specification. */
export const contactEndpoint = '/contact-form.php';

/** The event's calendar file. */
export const calendarFile = '/proximos-eventos/calendario.ics';

/**
 * Where the legal pages' 'Contactar' buttons point. The specification documents that no such route exists,
 * so the link leads to the 404 page on purpose.
 */
export const legalContact = '/contacto';

/** Whether an address of the content leads to another site. */
export const isOutside = (href: string) => href.startsWith('https:');
