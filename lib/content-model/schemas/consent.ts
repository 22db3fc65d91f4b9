import { z } from 'zod';
import { heard, paragraph, text } from './fields';

const category = z.strictObject({
  name: text(30).meta({ title: 'Nombre' }),
  description: paragraph(240).meta({ title: 'Descripción' }),
});

/** A text that the specification fixes. */
const fixed = <const Text extends string>(text: Text, title: string) =>
  z.literal(text).meta({ title, description: 'No se cambia.' });

const banner = z.strictObject({
  sentences: z
    .array(text(160))
    .min(1)
    .max(3)
    .meta({ title: 'Frases', description: 'La primera información que pide la ley.' }),
  privacy: text(40).meta({ title: 'Enlace a la política de privacidad' }),
  accept: fixed('Aceptar todas', 'Botón que acepta'),
  essential: fixed('Solo esenciales', 'Botón que rechaza'),
  details: text(30).meta({ title: 'Botón de los detalles' }),
  hideDetails: text(30).meta({ title: 'El mismo botón, para ocultarlos' }),
  region: text(40).meta({ title: 'Nombre del aviso', description: heard }),
  close: text(120).meta({ title: 'Nombre de la X', description: heard }),
});

const manager = z.strictObject({
  label: fixed('Gestionar Cookies', 'Botón del pie'),
  tab: text(12).meta({ title: 'Pestaña del móvil' }),
  tabName: text(60).meta({ title: 'Nombre de esa pestaña', description: heard }),
});

const panel = z.strictObject({
  title: fixed('Gestionar Cookies', 'Título'),
  intro: text(200).meta({ title: 'Entradilla' }),
  categories: z
    .strictObject({
      essential: category.meta({ title: 'Esenciales' }),
      analytics: category.meta({ title: 'Analítica' }),
      personalization: category.meta({ title: 'Personalización' }),
    })
    .meta({ title: 'Tipos' }),
  detailsTitle: text(40).meta({ title: 'Encabezado de los tipos' }),
  choose: text(120).meta({ title: 'Cómo se elige por tipo' }),
  policy: text(60).meta({ title: 'Enlace a la política de cookies' }),
  updated: fixed('Última actualización', 'Fecha de la elección'),
  undecided: text(100).meta({ title: 'Cuando aún no se ha elegido' }),
  reset: fixed('Resetear', 'Botón que borra la elección'),
  save: fixed('Guardar', 'Botón que guarda'),
  saved: text(90).meta({ title: 'Aviso breve de que se ha guardado' }),
  notKept: text(160).meta({ title: 'Aviso breve de que el navegador no deja guardar' }),
  close: text(40).meta({ title: 'Nombre de la X', description: heard }),
});

const purpose = (title: string) => text(200).meta({ title });

const storage = z.strictObject({
  columns: z
    .strictObject({
      name: text(40).meta({ title: 'Nombre' }),
      category: text(40).meta({ title: 'Tipo' }),
      purpose: text(40).meta({ title: 'Para qué' }),
      lifetime: text(40).meta({ title: 'Cuánto dura' }),
    })
    .meta({ title: 'Columnas de la tabla' }),
  purposes: z
    .strictObject({
      preferences: purpose('Preferencias'),
      accepted: purpose('Elección'),
      timestamp: purpose('Momento de la elección'),
      dismissed: purpose('Aviso cerrado'),
      contactDraft: purpose('Borrador del mensaje'),
      googleVisitor: purpose('Visitante, de Google'),
      googleVisit: purpose('Visita, de Google'),
    })
    .meta({ title: 'Para qué sirve cada dato' }),
  lifetimes: z
    .strictObject({
      consent: text(120, { own: ['months'] }).meta({
        title: 'La elección',
        description: '{months} es el número de meses.',
      }),
      tab: text(120).meta({ title: 'Lo que dura una pestaña' }),
      draft: text(120).meta({ title: 'El borrador' }),
    })
    .meta({ title: 'Cuánto dura' }),
});

export const consentSchema = z.strictObject({
  banner: banner.meta({ title: 'Aviso' }),
  manager: manager.meta({ title: 'Botón que abre el gestor' }),
  panel: panel.meta({ title: 'Gestor' }),
  storage: storage.meta({ title: 'Tabla de la política de cookies' }),
  toasts: z
    .strictObject({
      region: text(30).meta({ title: 'Nombre de los avisos breves', description: heard }),
      close: text(30).meta({ title: 'Nombre de su X', description: heard }),
    })
    .meta({ title: 'Avisos breves' }),
});

export type ConsentContent = z.output<typeof consentSchema>;
