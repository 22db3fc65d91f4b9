/** The words of the cookie banner and the cookie panel. Sentences with legal weight are in lib/content/privacy.yaml. */

export const categoryNames = {
  essential: 'Esenciales',
  analytics: 'Analítica',
  personalization: 'Personalización',
};

/** The banner and the panel both say this after a decision. */
export const decisionWords = {
  saved: 'Preferencias de cookies actualizadas.',
  notKept: 'Tu elección vale mientras esta página siga abierta: el navegador no deja guardarla.',
};

const panelTitle = 'Gestionar Cookies';

export const bannerWords = {
  name: 'Aviso de cookies',
  acceptAll: 'Aceptar todas',
  essentialOnly: 'Solo esenciales',
  close: 'Cerrar sin decidir: por ahora solo se usa lo esencial',
  privacyPolicy: 'Política de privacidad',
  showDetails: 'Ver detalles',
  hideDetails: 'Ocultar detalles',
  detailsTitle: 'Para qué sirve cada tipo',
  chooseByCategory: `Para elegir por tipo, abre «${panelTitle}», al pie de la página.`,
  cookiePolicy: 'Lista completa en la política de cookies',
};

export const panelWords = {
  title: panelTitle,
  barButton: 'Cookies',
  barButtonName: 'Cookies: cambiar tu elección',
  intro: 'Elige qué podemos guardar. Puedes cambiarlo cuando quieras desde el pie de página.',
  close: 'Cerrar el panel',
  updated: 'Última actualización',
  undecided: 'Todavía no has elegido: solo se usa lo esencial.',
  reset: 'Resetear',
  save: 'Guardar',
};
