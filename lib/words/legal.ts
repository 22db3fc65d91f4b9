/** The words that the legal pages share. */
export const legalWords = {
  back: 'Volver',
  contact: 'Contactar',
  contents: 'En esta página',
  updated: 'Última actualización:',
};
