// Where the receiver of a letter chooses his notices (a client, one of the house's people, and a consignor have each their
// page), and what a notice is called.
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { apresentarAviso, avisoDe, ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'

export function ondeEscolher(tipo: string): string {
  const publico = ehTipoDeAviso(tipo) ? avisoDe(tipo).publico : 'cliente'
  if (publico === 'equipe') return TELAS_RETAGUARDA.meusAvisos.path
  return publico === 'comitente' ? TELAS_COMITENTE.avisosDoComitente.path : TELAS_CLIENTE.avisos.path
}

/** Null: an address that was never sent. */
export const nomeDoAviso = (tipo: string, site: TipoHotsite): string | null =>
  ehTipoDeAviso(tipo) ? apresentarAviso(tipo, palavras(site)).nome : null
