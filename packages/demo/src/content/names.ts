import type { CountryCode } from '@jara/contract';

/** Whom a kitchen may be called after. */
export const PEOPLE = {
  NG: 'Titi Bose Ngozi Amina Chioma Funke Hauwa Ebele Sade Yinka Kemi Uche Halima Bisi Nkechi Zainab Ronke Ify Jumoke Efe Ekaette Oby Lami Dupe Adaeze Rekiya Folake Iquo'.split(
    ' ',
  ),
  GH: 'Akosua Esi Abena Adjoa Efua Afia Akua Ama Naa Dede Serwaa Araba Baaba Mansa Fati Memuna Korkor Dzifa Aku Yaa Ewurama Sika Enam Adoma Lamisi Awurabena'.split(
    ' ',
  ),
} satisfies Record<CountryCode, string[]>;

/** What a shop may be called after. */
export const WORDS =
  'Baobab Calabash Cowrie Sunrise Harmony Lantern Hilltop Savannah Cedar Kola Kente Adire Indigo Marigold Moringa Sankofa Copper Coral Palm Riverside Evergreen Clay Amber Fountain Ebony Silk Acacia Meridian'.split(
    ' ',
  );

export const STREETS = {
  NG: [
    'Market Road',
    'Church Street',
    'Station Road',
    'Palm Avenue',
    'Unity Close',
    'Harmony Crescent',
    'Old Mill Road',
    'Library Lane',
    'Garden Avenue',
    'Independence Way',
    'Fountain Street',
    'School Road',
  ],
  GH: [
    'Market Street',
    'Castle Road',
    'Cocoa Avenue',
    'Liberation Close',
    'Harbour Lane',
    'Mango Tree Avenue',
    'School Junction',
    'Chapel Hill Road',
    'Ring Lane',
    'Palm Street',
    'Lagoon Road',
    'Mission Street',
  ],
} satisfies Record<CountryCode, string[]>;
