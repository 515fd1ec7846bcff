import { createContext } from 'react';

/** Whether the page is made for somebody who saves data. What the browser makes later is in no hurry for anybody. */
export const SavesData = createContext(true);
