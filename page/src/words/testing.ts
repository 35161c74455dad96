/** Tests find every catalogue there, as whoever sits at a table does. */

import { CATALOGUES } from './catalogues'
import { language } from './language.svelte'

await language.reads(...CATALOGUES)
