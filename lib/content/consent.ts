import type { ConsentContent } from '../content-schema/consent';

/** Aviso de cookies, gestor, avisos breves y lo que la política de cookies dice de cada dato guardado. */
export const consent: ConsentContent = {
  banner: {
    region: 'Aviso de cookies',
    sentences: [
      'Usamos lo esencial y, solo si aceptas, cookies propias y de terceros para medir visitas y adaptar anuncios.',
      '«Solo esenciales» rechaza todo lo demás.',
    ],
    privacy: 'Política de privacidad',
    accept: 'Aceptar todas',
    essential: 'Solo esenciales',
    details: 'Ver detalles',
    hideDetails: 'Ocultar detalles',
    close: 'Cerrar sin decidir: por ahora solo se usa lo esencial',
  },
  manager: { label: 'Gestionar Cookies', tab: 'Cookies', tabName: 'Cookies: cambiar tu elección' },
  panel: {
    title: 'Gestionar Cookies',
    intro: 'Elige qué podemos guardar. Puedes cambiarlo cuando quieras desde el pie de página.',
    close: 'Cerrar el panel',
    categories: {
      essential: {
        name: 'Esenciales',
        description: 'Recuerdan tu elección sobre las cookies. Siempre activas.',
      },
      analytics: {
        name: 'Analítica',
        description:
          'Cuentan visitas y miden si la web va rápida, con Vercel y, cuando está activo, Google Analytics.',
      },
      personalization: {
        name: 'Personalización',
        description: 'Adaptan anuncios y contenidos a tus intereses, cuando hay etiquetas de Google activas.',
      },
    },
    detailsTitle: 'Para qué sirve cada tipo',
    policy: 'Lista completa en la política de cookies',
    updated: 'Última actualización',
    undecided: 'Todavía no has elegido: solo se usa lo esencial.',
    reset: 'Resetear',
    save: 'Guardar',
    saved: 'Preferencias de cookies actualizadas.',
    notKept: 'Tu elección vale mientras esta página siga abierta: el navegador no deja guardarla.',
  },
  storage: {
    purposes: {
      preferences: 'Recordar qué tipos de cookies has permitido, para no preguntarte en cada visita.',
      accepted: 'Anotar si has aceptado todas las cookies o solo las esenciales.',
      timestamp: 'Anotar cuándo elegiste, para volver a preguntarte cuando pase el plazo.',
      dismissed: 'No volver a mostrar el aviso en la misma pestaña si lo cierras sin elegir.',
      contactDraft:
        'Conservar el mensaje de contacto que estás escribiendo si sales de la página sin enviarlo.',
      googleVisitor: 'Distinguir un navegador de otro para contar visitas (Google Analytics, de Google).',
      googleVisit: 'Saber qué páginas forman una misma visita (Google Analytics, de Google).',
      googleAds: 'Relacionar una visita con el anuncio que la trajo (Google Ads, de Google).',
    },
    lifetimes: {
      consent: '{months} meses desde que eliges; se borra antes si pulsas «Resetear».',
      tab: 'Hasta que cierras la pestaña.',
      draft: 'Hasta que envías el mensaje o cierras la pestaña.',
      googleAds: '90 días.',
    },
  },
  toasts: { region: 'Avisos', close: 'Cerrar aviso' },
};
