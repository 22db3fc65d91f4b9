export const musicWords = {
  unmute: 'Activar la música',
  mute: 'Silenciar la música',
};
