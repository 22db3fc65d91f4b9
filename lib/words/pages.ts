/** The words that the pages of lib/content/pages share. */
export const pageWords = {
  unfinishedTitle: { lead: 'Página', accent: 'en desarrollo' },
  home: 'Volver al inicio',
};

/** The words that the legal pages share. */
export const legalWords = {
  back: 'Volver',
  contact: 'Contactar',
  contents: 'En esta página',
  updated: 'Última actualización:',
};
