import { z } from 'zod';
import { eventStates, type EventState } from '../event-states';
import { stateNames } from '../words/states';
import { group } from './groups';
import { heading, text } from './texts';

const closingCall = (state: EventState) =>
  group(stateNames[state], { title: heading(), text: text('Texto', 300) });

/** The closing call of the event's page in each state. Some of them say how tickets are refunded. */
export const closingCallsSchema = z.strictObject(
  Object.fromEntries(eventStates.map((state) => [state, closingCall(state)])) as Record<
    EventState,
    ReturnType<typeof closingCall>
  >,
);

export type ClosingCall = z.output<ReturnType<typeof closingCall>>;
