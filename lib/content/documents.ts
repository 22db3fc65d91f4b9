import type { DocumentsContent } from '../content-schema/documents';

/**
 * Los textos propios de los PDF del programa; fechas, horas, lugar y hoteles vienen de event.ts y event-page.ts.
 * Los PDF se hacen solos en cada vista previa y cada publicación.
 */
export const documents: DocumentsContent = {
  programme: {
    title: 'Programa',
    place: 'El lugar',
    map: 'Abrir el lugar en el mapa',
    upToDate: 'Este programa puede cambiar. La información al día está en',
  },
  timetable: {
    title: 'Timetable',
    heading: { lead: 'The weekend,', accent: 'hour by hour' },
    facts: { dates: 'Dates', place: 'Place', capacity: 'Tickets', age: 'Age' },
    country: 'Spain',
    pending: 'To be announced',
    capacity: 'Limited capacity',
    ageSuffix: 'and over',
    columns: { day: 'Day', hours: 'Hours', part: 'What happens' },
    clock: 'All hours are local time in Spain.',
    stay: 'Where to stay',
    mention: 'When you book, say that you are coming to the ALMENA event.',
    arrival: 'Getting there',
    upToDate: 'This timetable may change. The latest information is at',
    // En lugar de «Tickets soon» cuando event.ts dice desde qué día se venden (onSaleSince).
    saleOpens: 'On sale from {opening}',
    notices: {
      announced: 'Tickets soon',
      'on-sale': 'Tickets on sale',
      'few-left': 'Last tickets',
      'sold-out': 'Sold out',
      postponed: 'Postponed: new date soon',
      cancelled: 'Cancelled',
      past: 'This event has taken place',
    },
  },
};
