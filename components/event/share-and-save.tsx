import { ExternalLink } from '@/components/ui/external-link';
import type { EventPageContent } from '@/lib/content-schema/event';
import { calendarFile } from '@/lib/routes';
import { ShareButton } from './share-button';

interface ShareAndSaveProps extends Pick<EventPageContent, 'calendar' | 'share' | 'newTab'> {
  url: string;
  title: string;
  googleCalendar: string;
}

/** The date into one's calendar, the page to one's friends. */
export function ShareAndSave({ calendar, share, newTab, url, title, googleCalendar }: ShareAndSaveProps) {
  return (
    <div className="take">
      <a className="link" href={calendarFile}>
        {calendar.file}
      </a>
      <ExternalLink href={googleCalendar} newTab={newTab}>
        {calendar.google}
      </ExternalLink>
      <ShareButton className="link" url={url} title={title} texts={share} />
    </div>
  );
}
