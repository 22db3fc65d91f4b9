import { z } from 'zod';
import type { EventState } from '../event-states';
import { stateNames } from '../words/states';
import { group } from './groups';
import { heading, text } from './texts';

const closingCall = (state: EventState) =>
  group(stateNames[state], { title: heading(), text: text('Texto', 300) });

/** The closing call of the event's page in each state. Some of them say how tickets are refunded. */
export const closingCallsSchema = z.strictObject({
  announced: closingCall('announced'),
  'on-sale': closingCall('on-sale'),
  'few-left': closingCall('few-left'),
  'sold-out': closingCall('sold-out'),
  postponed: closingCall('postponed'),
  cancelled: closingCall('cancelled'),
  past: closingCall('past'),
} satisfies Record<EventState, z.ZodType>);

export type ClosingCall = z.output<ReturnType<typeof closingCall>>;
