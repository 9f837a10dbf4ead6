// The registry says otherwise of a client who is authorised already: the answer stays, and who answers for bidders is told.
import type { TipoDeValidacao } from '@martelo/domain/validacoes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { autorizadasDoCliente } from './validacoes.sql.ts'

interface Divergencia {
  readonly hotId: number
  readonly cliId: number
  readonly tipo: TipoDeValidacao
  /** the registry's answer: each is told once for each lot */
  readonly consultaUid: string
}

export async function avisarDivergencia(s: Pick<Servicos, 'correio'>, tx: Tx, d: Divergencia): Promise<void> {
  for (const v of await autorizadasDoCliente(tx, d.hotId, d))
    await s.correio.avisar(tx, d.hotId, {
      tipo: 'equipe-consulta-divergente',
      para: { casa: true },
      variaveis: { cliente: v.clienteNome, lote: v.lote },
      link: `/admin/backoffice-acompanhar-leilao/${v.leiUid}`,
      marca: `validacao:${v.lelUid}`,
      chave: `consulta-divergente:${d.consultaUid}:${v.uid}`,
    })
}
