import { cleanup, configure } from '@testing-library/react';
import type * as navigation from 'next/navigation';
import { afterEach, vi } from 'vitest';

// Links ask Next for the current page, which is the home page in these tests.
vi.mock('next/navigation', (): Partial<typeof navigation> => ({ usePathname: () => '/' }));

// Some components import code when it is first needed, and a busy machine takes seconds to load it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
