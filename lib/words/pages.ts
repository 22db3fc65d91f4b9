/** The words that the pages of lib/content/pages share. */
export const pageWords = {
  unfinishedTitle: { lead: 'Página', accent: 'en desarrollo' },
  home: 'Volver al inicio',
};
