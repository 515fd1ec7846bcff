import { createContext } from 'react';

/** Whether the page is made for somebody who saves data. In the browser no picture is the first any more. */
export const SavesData = createContext(false);
