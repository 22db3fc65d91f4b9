/** As many links in view as the site has, and one of them under the same address. */
export const pages = ['proximos-eventos', 'galeria', 'testimonios', 'aviso-legal'];
