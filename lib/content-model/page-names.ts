import { routes, sections, type Route, type Section } from '../routes';

/** The names by which staff know the pages. */
export const pageNames: Record<Route, string> = {
  [routes.home]: 'Inicio',
  [routes.nextEvent]: 'Próximo evento',
  [routes.gallery]: 'Galería',
  [routes.pastExperiences]: 'Experiencias pasadas',
  [routes.testimonials]: 'Testimonios',
  [routes.sponsors]: 'Patrocinadores',
  [routes.partners]: 'Partners',
  [routes.proposeVenue]: 'Proponer espacio',
  [routes.collaborate]: 'Colaborar',
  [routes.privacyPolicy]: 'Política de privacidad',
  [routes.cookiePolicy]: 'Política de cookies',
  [routes.legalNotice]: 'Aviso legal',
};

const sectionNames: Record<Section, string> = {
  [sections.hero]: 'portada',
  [sections.concept]: 'El concepto',
  [sections.experience]: 'Experiencia',
  [sections.audience]: 'Para quién',
  [sections.locations]: 'Localizaciones',
  [sections.why]: 'Por qué',
  [sections.faq]: 'Preguntas frecuentes',
  [sections.contact]: 'Contacto',
};

type Place = Route | `/#${Section}`;

/** The pages and the sections of the home page by their addresses, with the names by which forms offer them. */
export const placeNames = {
  ...pageNames,
  ...Object.fromEntries(
    Object.entries(sectionNames).map(([id, name]) => [`/#${id}`, `${pageNames[routes.home]}: ${name}`]),
  ),
} as Record<Place, string>;
