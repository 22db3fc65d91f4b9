import { Link } from '@/components/ui/link';
import { textLinkClasses } from '@/components/ui/text-link';
import { calendarAddress } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import { ShareButton } from './share-button';

interface ShareAndSaveProps {
  url: string;
  title: string;
  /** Null while there are no days to save. */
  googleCalendar: string | null;
}

/** Two calendars for the dates, and a link that shares the page. */
export function ShareAndSave({ url, title, googleCalendar }: ShareAndSaveProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-7 gap-y-3.5">
      {googleCalendar && (
        <>
          <a className={textLinkClasses} href={calendarAddress}>
            {eventWords.downloads.calendarFile}
          </a>
          <Link className={textLinkClasses} href={googleCalendar}>
            {eventWords.downloads.googleCalendar}
          </Link>
        </>
      )}
      <ShareButton className={textLinkClasses} url={url} title={title} />
    </div>
  );
}
