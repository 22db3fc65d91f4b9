/** Set by next.config.ts for the whole build: true in development and on previews. */
declare const STAFF_PREVIEW: boolean;

/** The bar that tells staff what they see. On the real site nothing of it is built. */
export async function StaffPreview() {
  if (!STAFF_PREVIEW) return null;
  const [{ PreviewBar }, { staffPreview }] = await Promise.all([
    import('@/components/preview/preview-bar'),
    import('@/lib/content-review/staff-preview'),
  ]);
  return <PreviewBar {...await staffPreview()} />;
}
