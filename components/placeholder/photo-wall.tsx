import { cx } from 'class-variance-authority';
import { narrowWindow, Picture } from '@/components/ui/picture';
import type { PlaceholderPage } from '@/lib/content-model/placeholders';
import { generatedMedia } from '@/lib/media/manifest';

interface PhotoWallProps {
  photos: NonNullable<PlaceholderPage['photos']>;
  /** For screen readers: the link opens the uncropped photo. */
  wholePhoto: string;
}

/** Rows of 60 % and 40 %, then 40 % and 60 %; an odd last photo fills its row. */
function onWide(index: number, last: boolean) {
  if (last && index % 2 === 0) return { place: 'column:col-span-5', shape: 'column:aspect-5/2' };
  return index % 4 === 0 || index % 4 === 3
    ? { place: 'column:col-span-3', shape: 'column:aspect-3/2' }
    : { place: 'column:col-span-2', shape: '' };
}

/** One full row, then two in a row. */
function onNarrow(index: number, last: boolean) {
  const alone = index % 3 === 0 || (last && index % 3 === 1);
  return alone
    ? { place: 'max-column:col-span-2', shape: 'max-column:aspect-3/2' }
    : { place: '', shape: 'max-column:aspect-square' };
}

/** Photos in the rhythm of a battlement, each a link to the uncropped file. */
export function PhotoWall({ photos, wholePhoto }: PhotoWallProps) {
  const last = photos.length - 1;
  return (
    <ul className="grid grid-cols-5 gap-3.5 max-column:grid-cols-2 max-column:gap-2">
      {photos.map(({ caption, image, alt, focus }, index) => {
        const generated = generatedMedia('pictures', image);
        const [wide, narrow] = [onWide(index, index === last), onNarrow(index, index === last)];
        return (
          <li key={image} className={cx('flex flex-col', wide.place, narrow.place)}>
            <a className={cx('relative grow', wide.shape, narrow.shape)} href={generated.src}>
              <Picture
                generated={generated}
                alt={alt}
                focus={focus}
                loading={index < 2 ? 'eager' : 'lazy'}
                className="absolute inset-0 size-full object-cover"
                sizes={`${narrowWindow} ${index % 3 === 0 || index === last ? '92vw' : '46vw'}, ${index === last ? '92vw' : '54vw'}`}
              />
              <span className="sr-only"> {wholePhoto}</span>
            </a>
            {caption && <p className="mt-2 mb-3 text-small leading-snug text-muted">{caption}</p>}
          </li>
        );
      })}
    </ul>
  );
}
