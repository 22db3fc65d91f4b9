export const musicWords = {
  loading: 'Cargando la música…',
};
