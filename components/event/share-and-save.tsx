import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text-link';
import type { EventLabels } from '@/lib/content-model/schemas/event-labels';
import { calendarFile } from '@/lib/routes';
import { ShareButton } from './share-button';

interface ShareAndSaveProps extends Pick<EventLabels, 'calendar' | 'share'> {
  url: string;
  title: string;
  /** Null while there are no dates to save. */
  googleCalendar: string | null;
}

/** Links that save the dates to a calendar and share the page. */
export function ShareAndSave({ calendar, share, url, title, googleCalendar }: ShareAndSaveProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-7 gap-y-3.5">
      {googleCalendar && (
        <>
          <a className={textLink()} href={calendarFile}>
            {calendar.file}
          </a>
          <Link className={textLink()} href={googleCalendar}>
            {calendar.google}
          </Link>
        </>
      )}
      <ShareButton className={textLink()} url={url} title={title} texts={share} />
    </div>
  );
}
