import { z } from 'zod';
import { addDays, formatDay } from '../../dates';
import { isOnSale, isPostponed } from '../../event-states';
import { generatedDocuments } from '../../routes';
import { eventDates } from './event-dates';
import { eventProgramme } from './event-programme';
import { eventStay } from './event-stay';
import { eventTicket } from './event-ticket';

/** The fields of an event, which is one file, by the form that shows them. */
export const eventForms = {
  'Fecha y estado': eventDates,
  Programa: eventProgramme,
  Entrada: eventTicket,
  'Dormir y llegar': eventStay,
};

const eventFields = z.strictObject({ ...eventDates, ...eventProgramme, ...eventTicket, ...eventStay });

export type EventContent = z.output<typeof eventFields>;

type Rule = [isBroken: boolean, path: PropertyKey[], expected: string];

/** Rules about the days. Every day of the event has a part, and the last part may be on the morning after. */
function dayRules({ state, firstDay, lastDay, programme, ...previous }: EventContent): Rule[] {
  const { previousFirstDay, previousLastDay = previousFirstDay } = previous;
  const isFormer = previousFirstDay && previousLastDay && previousFirstDay <= previousLastDay;
  const days = programme.map(({ dayOffset }) => addDays(firstDay, dayOffset));
  let emptyDay = firstDay;
  while (days.includes(emptyDay)) emptyDay = addDays(emptyDay, 1);
  return [
    [firstDay > lastDay, ['lastDay'], 'Se espera una fecha que no sea anterior al primer día.'],
    [
      previousLastDay !== undefined && !(isFormer && previousFirstDay < firstDay),
      ['previousFirstDay'],
      'Se espera el primero de los días que se anunciaron antes, anterior al primer día del evento y no posterior al último que se anunció. Si el evento no ha cambiado de fecha, van vacíos los dos.',
    ],
    [
      isPostponed(state) && previousLastDay !== undefined,
      ['state'],
      'Aplazado es sin fecha nueva. Si ya la hay, se espera otro estado, como «A la venta»; si aún no, se esperan vacíos los días que se anunciaron antes, y en el primer y el último día, los de siempre.',
    ],
    ...days.map((day, index): Rule => [
      day > addDays(lastDay, 1),
      ['programme', index, 'dayOffset'],
      `Se espera un día del evento o el siguiente: el último es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`,
    ]),
    [
      emptyDay <= lastDay,
      ['programme'],
      `Se espera una parte en cada día del evento, del primero al último: falta el ${formatDay(emptyDay)}. Añádela, o cambia esos días.`,
    ],
  ];
}

const saleRules = ({ uid, state, ticketHref, onSaleSince, onSaleTime }: EventContent): Rule[] => [
  [
    uid === '',
    ['uid'],
    `Falta este dato. Se espera uno propio de este evento, por ejemplo: ${crypto.randomUUID()}@almena`,
  ],
  [
    onSaleTime !== undefined && onSaleSince === undefined,
    ['onSaleSince'],
    'Falta este dato: la hora de la venta no basta.',
  ],
  [
    isOnSale(state) && ticketHref === undefined,
    ['ticketHref'],
    'Se espera la dirección donde se compran las entradas: con este estado se venden.',
  ],
];

/** Requires the English texts if visitors can download the English document that the build makes from them. */
function englishRules({
  downloads,
  venueEnglish,
  capacityEnglish,
  arrival,
  programme,
}: EventContent): Rule[] {
  if (!downloads.some(({ file }) => file === generatedDocuments.timetable)) return [];
  const texts: [path: PropertyKey[], text: unknown][] = [
    [['venueEnglish'], venueEnglish],
    [['capacityEnglish'], capacityEnglish],
    [['arrival', 'english'], arrival.english],
    ...programme.map(({ english }, index): [PropertyKey[], unknown] => [
      ['programme', index, 'english'],
      english,
    ]),
  ];
  const expected = `Se espera un texto: se descarga ${generatedDocuments.timetable}. Sin textos en inglés, quítala de las descargas.`;
  return texts.map(([path, text]) => [text === undefined, path, expected]);
}

/** An event whose fields do not contradict each other. */
export const eventSchema = eventFields.check(({ value, issues }) => {
  for (const [isBroken, path, message] of [...dayRules(value), ...saleRules(value), ...englishRules(value)])
    if (isBroken) issues.push({ code: 'custom', path, input: value, message });
});
