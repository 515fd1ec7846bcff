import { createContext, useContext } from 'react';

/** The path of the page that is rendered, below the base path. */
export const PagePath = createContext('/');

// Until Next is gone, in place of 'next/navigation' where the server renders (build-site.ts).
export const usePathname = () => useContext(PagePath);
export const useSearchParams = () => new URLSearchParams();
export const useRouter = () => undefined;
