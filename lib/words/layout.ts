/** The words of what surrounds every page. */

/** Tells screen readers that a link leads to another site. */
export const newTab = 'se abre en otra pestaña';

export const navigationWords = {
  name: 'Principal',
  skip: 'Saltar al contenido',
  home: (brand: string) => `${brand}, inicio`,
  menu: 'Menú',
};

export const footerWords = {
  name: 'Pie de página',
  rights: 'Todos los derechos reservados.',
};

export const toastWords = {
  name: 'Avisos',
  close: 'Cerrar aviso',
};
