/** Texts of the preview bar. They are not content, because visitors never see them. */
export const previewTexts = {
  region: 'Vista previa',
  close: 'Cerrar',
  point: '¿Dónde cambio esto?',
  pointing: 'Pulsa textos y fotos · Terminar',
  search: 'O escribe aquí el texto',
  nothing: 'No está en lib/content: prueba con otra palabra o con un texto de al lado.',
  line: 'línea',
  edit: 'Editar en GitHub',
  newTab: 'se abre en otra pestaña',
  review: 'Revisión del contenido',
};
