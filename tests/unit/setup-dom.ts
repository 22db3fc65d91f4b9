import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Components stand on the home page here: links ask Next where they are.
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

// A busy machine takes seconds to load what the form imports when it is first sent.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
