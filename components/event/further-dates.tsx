import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button';
import { columnsClasses, Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { FurtherDateRow } from '@/lib/event/further-dates';
import { furtherDatesId, isOutside } from '@/lib/routes';
import { decapitalise } from '@/lib/spelling';
import { eventWords, type furtherDatesWords } from '@/lib/words/event';

const rowClasses = cx(
  columnsClasses,
  'border-t-stroke py-7 last:border-b-stroke print:break-inside-avoid',
  'max-820:pt-6 max-820:pb-6.5 print:py-4',
);

/** The days in large type and the month below them. Days that are not known yet are smaller. */
function Days({ dates, dateParts, formerDates, state }: FurtherDateRow) {
  return (
    <div className={cx('col-[1/5] font-display', state === 'cancelled' && 'text-muted line-through')}>
      {dateParts ? (
        <p>
          <span className="sr-only">{dates}</span>
          <b className="block text-date font-bold font-stretch-112%" aria-hidden="true">
            {dateParts.days}
          </b>
          <span
            className="mt-3 block text-plus leading-label font-semibold font-stretch-115%"
            aria-hidden="true"
          >
            {dateParts.rest}
          </span>
        </p>
      ) : (
        <p className="measure-7.5 text-h3 font-stretch-115%">{dates}</p>
      )}
      {formerDates && <p className="mt-2 font-text text-small text-muted">{formerDates}</p>}
    </div>
  );
}

/** The button of a row: buy a ticket, or ask to be told. Its name has the days, because one place may have two dates. */
function RowButton({ button, place, dates }: FurtherDateRow) {
  if (!button) return null;
  const label = (
    <>
      {button.label}
      <span className="sr-only">{` ${place}, ${decapitalise(dates)}`}</span>
    </>
  );
  return isOutside(button.href) ? (
    <ButtonLink variant="ink" size="sm" arrow className="mt-3" href={button.href}>
      {label}
    </ButtonLink>
  ) : (
    <TextLink className="mt-1" href={button.href}>
      {label}
    </TextLink>
  );
}

interface FurtherDatesProps {
  title: typeof furtherDatesWords.title;
  rows: FurtherDateRow[];
}

/** The dates beside the next event, one in each row. */
export function FurtherDates({ title, rows }: FurtherDatesProps) {
  return (
    <Section id={furtherDatesId} surface="paper-shade" padding="light">
      <Container>
        <h2>
          <TitleText {...title} />
        </h2>
        <ol className="mt-14 max-820:mt-9">
          {rows.map((date) => (
            <li key={date.id} className={rowClasses}>
              <Days {...date} />
              <div className="col-[5/10] max-820:mt-5">
                <h3 className="wrap-anywhere">{date.place}</h3>
                <p className="mt-1.5 text-small text-muted">
                  {date.province}
                  {date.mapHref && (
                    <>
                      .{' '}
                      <Link className="underline underline-offset-inline" href={date.mapHref}>
                        {eventWords.arrival.map}
                      </Link>
                    </>
                  )}
                </p>
                {date.line && <p className="mt-2 measure-31">{date.line}</p>}
              </div>
              <div className="col-[10/13] max-820:mt-4">
                <p className="text-small leading-label font-semibold">{date.notice}</p>
                <RowButton {...date} />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
