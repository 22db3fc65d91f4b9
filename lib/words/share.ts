export const shareLinkWords = {
  label: 'Compartir',
  copied: 'Enlace copiado',
  failed: 'No se ha podido copiar. Copia la dirección de la barra.',
};
