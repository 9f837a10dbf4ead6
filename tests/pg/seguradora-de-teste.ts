/** A house of the scenario whose consignor is the insurer: her simulator, her requests over HTTP, a towing company. Load the modules before. */
import { moverRemocao } from '@martelo/contracts/remocoes/mover-remocao.contract.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { MAPFRE } from '../../apps/server/src/modules/integracoes/mapfre.integration.ts'
import {
  iniciarSeguradora,
  type SeguradoraSimulada,
} from '../../apps/server/src/simuladores/seguradora-mapfre.ts'
import { type Cenario, criarCenario } from './cenario.ts'
import { contratarGuincho } from './estrada-de-teste.ts'
import { executarChamada } from './executar-chamada.ts'
import { integrarComitente } from './integrar-comitente.ts'
import { ouvirParceiro } from './parceiro-de-teste.ts'

interface RemocaoPedida {
  uid: string
  situacao: string
  versao: number
  local: string
  veiId: number
}
export interface CasaDaSeguradora {
  readonly c: Cenario
  readonly sim: SeguradoraSimulada
  /** where the house hears her */
  readonly destino: string
  readonly traUid: string
  readonly motUid: string
  /** What the house shows her from now on. */
  credencial(token: string): void
  remocaoDe(removalId: string): Promise<RemocaoPedida | undefined>
  mover(removalId: string, evento: string, mais?: object): Promise<void>
  fechar(): Promise<void>
}

export async function ligarSeguradora(semente: number): Promise<CasaDaSeguradora> {
  const c = await criarCenario({ lotes: 0, clientes: 1 })
  const sim = await iniciarSeguradora({ semente })
  const usar = (token: string) =>
    c.servicos.externo.usarPlataforma(MAPFRE, { url: sim.url, token, segredoDosAvisos: sim.segredo })
  let esquecer = usar(sim.token)
  const { destino, parar } = await ouvirParceiro(c, 'mapfre')
  await integrarComitente(c, 'Mapfre')
  const remocaoDe = async (removalId: string): Promise<RemocaoPedida | undefined> => {
    const { rows } = await sql<RemocaoPedida>`
      select r.uid, r.situacao, r.versao, l.endereco as local, r.vei_id from mapfre_processo p join remocao r on r.id = p.rem_id
      join local_remocao l on l.id = r.loc_id where p.removal_id = ${removalId} and p.hot_id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
    return rows[0]
  }
  return {
    c,
    sim,
    destino,
    ...(await contratarGuincho(c)),
    credencial(token) {
      esquecer()
      esquecer = usar(token)
    },
    remocaoDe,
    async mover(removalId, evento, mais = {}) {
      const r = await remocaoDe(removalId)
      const feito = await executarChamada(c.ctx(c.equipe), moverRemocao, {
        params: { uid: r?.uid },
        body: { evento, versao: r?.versao, ...mais },
      })
      expect(feito.erro).toBeNull()
    },
    async fechar() {
      esquecer()
      await parar()
      await sim.parar()
      await c.fechar()
    },
  }
}
