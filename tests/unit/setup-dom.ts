import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Components stand on the home page here: links ask Next where they are.
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

afterEach(cleanup);
