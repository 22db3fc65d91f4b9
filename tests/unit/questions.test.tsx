import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FaqList } from '@/components/home/faq-list';
import { content } from './support/content';

const entries = content.faq.entries.map((entry) => ({ ...entry, film: undefined }));
const { unsupported, captionsLabel } = content.faq;

it('questions render and open without measuring, which would cause a layout for each of them', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  render(<FaqList entries={entries} unsupported={unsupported} captionsLabel={captionsLabel} />);
  const [first] = screen.getAllByRole('button', { expanded: false });
  fireEvent.click(first as HTMLElement);
  expect(first?.getAttribute('aria-expanded')).toBe('true');
  expect(measured).not.toHaveBeenCalled();
});
