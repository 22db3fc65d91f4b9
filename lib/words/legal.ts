export const legalWords = {
  back: 'Volver',
  contact: 'Contactar',
  contents: 'En esta página',
  updated: 'Última actualización:',
};
