/** What the music's button says while the music is off, loading or on. */
export const musicWords = {
  off: 'Activar la música',
  loading: 'Cargando la música…',
  on: 'Silenciar la música',
};
