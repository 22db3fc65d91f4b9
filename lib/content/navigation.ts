import type { NavigationContent } from '../content-schema/site';

/** Menú, pie de página y sus textos. */
export const navigation: NavigationContent = {
  items: [
    { label: 'Inicio', href: '/', wave: 'castillo' },
    { label: 'El Concepto', href: '/#concepto', wave: 'palacio' },
    { label: 'Experiencia', href: '/#experiencia', wave: 'finca' },
    { label: 'Localizaciones', href: '/#localizaciones', wave: 'ruina' },
    { label: 'Por qué', href: '/#por-que', wave: 'bodega' },
    { label: 'FAQ', href: '/#faq', wave: 'playa' },
    { label: 'Contacto', href: '/#contacto', wave: 'monasterio' },
  ],
  button: { label: 'Próximos eventos', href: '/proximos-eventos' },
  groups: [
    {
      title: 'La marca',
      links: [
        { label: 'El Concepto', href: '/#concepto' },
        { label: 'Experiencia', href: '/#experiencia' },
        { label: 'Localizaciones', href: '/#localizaciones' },
        { label: 'Por qué', href: '/#por-que' },
      ],
    },
    {
      title: 'Eventos',
      links: [
        { label: 'Próximos eventos', href: '/proximos-eventos' },
        { label: 'Galería', href: '/galeria' },
        { label: 'Experiencias pasadas', href: '/experiencias-pasadas' },
        { label: 'Testimonios', href: '/testimonios' },
      ],
    },
    {
      title: 'Colaboraciones',
      links: [
        { label: 'Patrocinadores', href: '/patrocinadores' },
        { label: 'Partners', href: '/partners' },
        { label: 'Proponer espacio', href: '/proponer-espacio' },
        { label: 'Colaborar', href: '/colaborar' },
      ],
    },
  ],
  legal: [
    { label: 'Aviso legal', href: '/aviso-legal' },
    { label: 'Política de privacidad', href: '/politica-privacidad' },
    { label: 'Política de cookies', href: '/politica-cookies' },
  ],
  texts: {
    skip: 'Saltar al contenido',
    main: 'Principal',
    home: 'ALMENA, inicio',
    menu: 'Menú',
    footer: 'Pie de página',
    rights: 'Todos los derechos reservados.',
    newTab: 'se abre en otra pestaña',
  },
};
