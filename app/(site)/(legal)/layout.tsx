export { LegalFrame as default } from '@/components/legal/legal-frame';
