import { restoreTexts } from '@/lib/browser/original-texts';

// Next runs this file just before React hydrates the page.
restoreTexts();
