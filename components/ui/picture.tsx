import { cx } from 'class-variance-authority';
import type { Focus, PictureFields } from '@/lib/content-model/schemas/media';
import { generatedMedia } from '@/lib/media/manifest';

interface PictureProps extends PictureFields {
  /** The `sizes` attribute, which says how wide the picture is shown. */
  sizes: string;
  loading?: 'eager' | 'lazy';
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

/** An uploaded picture in the sizes that the build generates. */
export function Picture({ image, alt = '', focus, sizes, className, loading = 'lazy' }: PictureProps) {
  const { width, height, avif, src } = generatedMedia('pictures', image);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={cx(className, focus && positions[focus])}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
      />
    </picture>
  );
}
