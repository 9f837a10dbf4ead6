// Light or dark of a page. Storefronts are light, whatever the computer prefers; the auditorium follows the computer. The
// working areas take the choice over for as long as they are open (core/mantine/provedor.tsx).
import { useLocation } from 'react-router'

/** By the address: asking each route what it wants would cost every page more script than this question. */
export const useEsquema = (): 'claro' | 'sistema' =>
  useLocation().pathname.startsWith('/auditorio/') ? 'sistema' : 'claro'
