import { cx } from 'class-variance-authority';
import type { Focus, PictureFields } from '@/lib/content-schema/media';
import type { GeneratedPicture } from '@/lib/media/manifest';

interface PictureProps extends Omit<PictureFields, 'image'> {
  generated: GeneratedPicture;
  /** Width of the picture's place, as the attribute of that name says it. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  /** Place and size of the picture itself; nothing stands around it. */
  className?: string;
}

const positions: Record<Focus, string> = {
  'top-left': 'object-top-left',
  top: 'object-top',
  'top-right': 'object-top-right',
  left: 'object-left',
  center: 'object-center',
  right: 'object-right',
  'bottom-left': 'object-bottom-left',
  bottom: 'object-bottom',
  'bottom-right': 'object-bottom-right',
};

/** An uploaded picture in the sizes that the build has made of it. */
export function Picture({ generated, alt = '', focus, sizes, className, loading = 'lazy' }: PictureProps) {
  const { width, height, avif, jpeg, src } = generated;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={cx(className, focus && positions[focus])}
        src={src}
        srcSet={jpeg}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
      />
    </picture>
  );
}
