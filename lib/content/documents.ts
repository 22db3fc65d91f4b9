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
    place: 'Castle of Almonaster la Real, Huelva, Spain',
    capacity: 'Limited capacity',
    ageSuffix: 'and over',
    columns: { day: 'Day', hours: 'Hours', part: 'What happens' },
    clock: 'All hours are local time in Spain.',
    stay: 'Where to stay',
    mention: 'When you book, say that you are coming to the ALMENA event.',
    arrival: 'Getting there',
    arrivalText:
      'Almonaster la Real is about 100 km from Huelva and about 20 km from Aracena, near the N-433 road from Seville to Portugal. Leave the car at the entrance of the village. The nearest railway halt, Almonaster-Cortegana, is about 4 km away and few trains stop there. The nearest large airport is Seville.',
    upToDate: 'This timetable may change. The latest information is at',
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
