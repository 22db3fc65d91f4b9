/** The words of films, photos and the music. */

export const backgroundFilmWords = {
  pause: 'Pausar el vídeo de fondo',
  play: 'Reanudar el vídeo de fondo',
};

export const videoPlayerWords = {
  unsupported: 'Tu navegador no soporta la reproducción de videos.',
  captions: 'Español',
};

/** Tells screen readers that a link opens the uncropped photo. */
export const wholePhoto = 'Ver la foto entera';

export const musicWords = {
  off: 'Activar la música',
  loading: 'Cargando la música…',
  on: 'Silenciar la música',
};
