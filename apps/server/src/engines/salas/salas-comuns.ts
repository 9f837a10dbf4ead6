// Rooms that belong to no module: one's own, the site's, and the house's.
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { definirSala } from './soquete.ts'

// Everyone on the site: what starts, what sells, values on cards.
definirSala('site', (c, id) =>
  Promise.resolve(id === String(c.hotsite.id) ? { publicos: ['publico'], leiId: null } : null),
)
// One person's own news. Others are refused, staff too.
definirSala('cliente', (c, id) =>
  Promise.resolve(c.sessao?.cliUid === id ? { publicos: ['participantes'], leiId: null } : null),
)
definirSala('usuario', (c, id) =>
  Promise.resolve(c.sessao?.usuUid === id ? { publicos: ['publico'], leiId: null } : null),
)
definirSala('retaguarda', (c, id) =>
  Promise.resolve(
    id === String(c.hotsite.id) && ehInterno(c.sessao) ? { publicos: ['equipe'], leiId: null } : null,
  ),
)
