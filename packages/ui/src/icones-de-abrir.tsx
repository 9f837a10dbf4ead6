/** One icon of the same set, alone: every form carries it. */
import { icon } from './icones.tsx'

export const IconChevronDown = /* @__PURE__ */ icon('M6 9.5l6 6 6-6')
