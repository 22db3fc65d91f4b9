import { cx } from 'class-variance-authority';
import { narrowWindow } from '@/components/ui/media-queries';
import { Picture } from '@/components/ui/picture';
import type { PictureFields } from '@/lib/content-schema/media';
import { madeOf } from '@/lib/media/manifest';

/** Rows of two, 60 % and 40 %, then 40 % and 60 %, as merlons and gaps; what is left over takes a row of its own. */
function onWide(index: number, last: boolean) {
  if (last && index % 2 === 0) return 'column:col-span-5 column:aspect-5/2';
  return index % 4 === 0 || index % 4 === 3 ? 'column:col-span-3 column:aspect-3/2' : 'column:col-span-2';
}

/** On narrow screens one across the whole width, then two beside each other. */
function onNarrow(index: number, last: boolean) {
  const alone = index % 3 === 0 || (last && index % 3 === 1);
  return alone ? 'max-column:col-span-2 max-column:aspect-3/2' : 'max-column:aspect-square';
}

/** Photos in the rhythm of a battlement. Each has its room before it has loaded. */
export function PhotoWall({ photos }: { photos: PictureFields[] }) {
  const last = photos.length - 1;
  return (
    <ul className="grid grid-cols-5 gap-3.5 max-column:grid-cols-2 max-column:gap-2">
      {photos.map((photo, index) => (
        <li
          key={photo.image}
          className={cx('relative', onWide(index, index === last), onNarrow(index, index === last))}
        >
          <Picture
            {...photo}
            made={madeOf('pictures', photo.image)}
            // The first row is there without scrolling.
            loading={index < 2 ? 'eager' : 'lazy'}
            className="absolute inset-0 size-full object-cover"
            sizes={`${narrowWindow} ${index % 3 === 0 || index === last ? '92vw' : '46vw'}, ${index === last ? '92vw' : '54vw'}`}
          />
        </li>
      ))}
    </ul>
  );
}
