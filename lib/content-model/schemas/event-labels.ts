import { z } from 'zod';
import type { EventState } from '../../event/state';
import type { Filled } from './fact-names';
import { counted, fact, text, title } from './fields';

/** The text beside the event page's last button. */
const call = z.strictObject({
  title: title.meta({ title: 'Título' }),
  text: text(300).meta({ title: 'Texto' }),
  link: text(30).optional().meta({ title: 'Botón que lleva al formulario de contacto' }),
});

const stateLabels = z.strictObject({
  reserve: text(40).meta({ title: 'Botón que lleva a la página del evento' }),
  notice: text(60).meta({ title: 'Aviso del estado', description: 'Junto a las fechas, y en la tarjeta.' }),
  tickets: fact(120).meta({
    title: 'Frase sobre las entradas',
    description: 'Otros textos la nombran así: {tickets}.',
  }),
  heading: text(30).optional().meta({
    title: 'Encabezado de la tarjeta',
    description: 'Vacío: el de siempre, «Próximo Evento».',
  }),
  call: call.meta({ title: 'Llamada final' }),
});

/** The labels of a state in which the event's page has a ticket button. */
const sellingLabels = z.strictObject({
  buy: text(40).meta({ title: 'Botón de entradas, en la página del evento' }),
  ...stateLabels.shape,
});

/** The names of the states in the staff's forms. */
export const stateNames: Record<EventState, string> = {
  announced: 'Anunciado',
  'on-sale': 'A la venta',
  'few-left': 'Últimas plazas',
  'sold-out': 'Agotado',
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
  past: 'Celebrado',
};

const section = { title: title.meta({ title: 'Título' }) };

export const eventLabelsSchema = z.strictObject({
  heading: text(30).meta({ title: 'Encabezado de la tarjeta de la portada' }),
  contactButton: text(50, { own: ['buy'] }).meta({
    title: 'Botón de la tarjeta de contacto mientras se venden entradas',
    description: '{buy} es el botón de entradas del estado.',
  }),
  states: z
    .strictObject({
      announced: sellingLabels.meta({ title: stateNames.announced }),
      'on-sale': sellingLabels.meta({ title: stateNames['on-sale'] }),
      'few-left': sellingLabels.meta({ title: stateNames['few-left'] }),
      'sold-out': stateLabels.meta({ title: stateNames['sold-out'] }),
      postponed: stateLabels.meta({ title: stateNames.postponed }),
      cancelled: stateLabels.meta({ title: stateNames.cancelled }),
      past: stateLabels.meta({ title: stateNames.past }),
    } satisfies Record<EventState, z.ZodType>)
    .meta({ title: 'Palabras de cada estado' }),
  saleOpens: text(40, { own: ['opening'] }).meta({
    title: 'Aviso de un evento anunciado cuando se sabe el día de venta',
    description: '{opening} es el día y, si se sabe, la hora.',
  }),
  facts: z
    .strictObject({
      dates: text(20).meta({ title: 'La palabra delante de las fechas' }),
      place: text(20).meta({ title: 'La palabra delante del lugar' }),
      capacity: text(20).meta({ title: 'La palabra delante del aforo' }),
      age: text(20).meta({ title: 'La palabra delante de la edad' }),
      ageValue: text(30).meta({
        title: 'La edad',
        description: '{minimumAge} es la edad mínima del evento.',
      }),
      priceFrom: text(30, { own: ['price'] }).meta({
        title: 'El precio',
        description: '{price} es el de la entrada más barata.',
      }),
      pending: z
        .strictObject({
          lead: text(10).meta({ title: 'Comienzo, en grande' }),
          accent: text(20).meta({ title: 'Final' }),
        })
        .meta({ title: 'En lugar de la fecha, mientras el evento está aplazado' }),
      previously: text(40, { own: ['days'] }).meta({
        title: 'Fecha anterior de un evento movido',
        description: '{days} son los días que se anunciaron antes.',
      }),
      span: text(30, { own: ['first', 'last'] }).meta({
        title: 'Días del programa',
        description: '{first} y {last} son el primero y el último.',
      }),
      morningAfter: text(40, { own: ['day', 'part'] }).meta({
        title: 'Días del programa, si su última parte es al día siguiente del evento',
        description: '{day} es ese día, y {part}, esa parte.',
      }),
    })
    .meta({
      title: 'Datos del evento: palabras',
      description: 'Los datos están en «Fecha y estado» y «Entrada».',
    }),
  arrivalLink: text(30).meta({ title: 'Botón que baja a «Cómo llegar»' }),
  programme: z
    .strictObject({
      title: title.meta({ title: 'Título' }),
      scale: text(100).meta({ title: 'Explicación del dibujo a escala' }),
      now: text(60, { own: ['part', 'end'] }).meta({
        title: 'Durante el fin de semana, lo que pasa ahora',
        description: '{part} es la parte, y {end}, la hora a la que acaba.',
      }),
      next: text(60, { own: ['part', 'day', 'start'] }).meta({
        title: 'Durante el fin de semana, lo que viene después',
        description: '{part} es la parte, y {day} y {start}, cuándo empieza.',
      }),
      performers: text(40).meta({ title: 'Encabezado de quién actúa' }),
    })
    .meta({ title: 'Programa' }),
  ticket: z
    .strictObject({ ...section, includes: text(40).meta({ title: 'Encabezado de lo que incluye' }) })
    .meta({ title: 'Entrada' }),
  downloads: z
    .strictObject({
      ...section,
      intro: text(240).meta({ title: 'Entradilla' }),
      format: text(10).meta({ title: 'Formato de los archivos' }),
      languages: z
        .strictObject({ es: text(20).meta({ title: 'Español' }), en: text(20).meta({ title: 'Inglés' }) })
        .meta({ title: 'Idiomas' }),
    })
    .meta({ title: 'Descargas' }),
  atmosphere: z.strictObject(section).meta({ title: 'Cómo se vive' }),
  hotels: z
    .strictObject({
      title: title.meta({ title: 'Título' }),
      intro: counted('hotels', 300).meta({ title: 'Entradilla' }),
      reserve: text(30).meta({ title: 'Botón de reserva' }),
      map: text(30).meta({ title: 'Botón de reserva cuando lleva a un mapa' }),
      mention: text(160).meta({ title: 'Lo que hay que decir al reservar' }),
    })
    .meta({ title: 'Hoteles' }),
  stayCards: z.strictObject(section).meta({ title: 'Quedarse un poco más' }),
  arrival: z
    .strictObject({
      title: title.meta({ title: 'Título' }),
      mapLabel: text(40).meta({ title: 'Botón del mapa' }),
    })
    .meta({ title: 'Cómo llegar' }),
  calendar: z
    .strictObject({
      file: text(40).meta({ title: 'Enlace al archivo de calendario' }),
      google: text(40).meta({ title: 'Enlace a Google Calendar' }),
    })
    .meta({ title: 'Guardar en el calendario' }),
  share: z
    .strictObject({
      label: text(90).meta({ title: 'Enlace' }),
      copied: text(90).meta({ title: 'Cuando se ha copiado la dirección' }),
      failed: text(90).meta({ title: 'Cuando no se ha podido' }),
    })
    .meta({ title: 'Compartir' }),
});

/** The words of the event's page that are the same for every event. */
export type EventLabels = Filled<z.output<typeof eventLabelsSchema>>;
