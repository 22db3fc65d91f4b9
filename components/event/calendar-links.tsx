import { ExternalLink } from '@/components/ui/external-link';
import { textLink } from '@/components/ui/text-link';
import type { EventPageContent } from '@/lib/content-schema/event';
import { calendarFile } from '@/lib/routes';

interface CalendarLinksProps extends Pick<EventPageContent, 'calendar' | 'newTab'> {
  googleCalendar: string;
}

export function CalendarLinks({ calendar, newTab, googleCalendar }: CalendarLinksProps) {
  return (
    <>
      <a className={textLink()} href={calendarFile}>
        {calendar.file}
      </a>
      <ExternalLink href={googleCalendar} newTab={newTab}>
        {calendar.google}
      </ExternalLink>
    </>
  );
}
