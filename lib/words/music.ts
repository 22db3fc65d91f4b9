export const musicWords = {
  off: 'Activar la música',
  loading: 'Cargando la música…',
  on: 'Silenciar la música',
};
