import { lotesAIdentificar } from '@martelo/contracts/pregao/lotes-a-identificar.contract.ts'
import { DIAS_UTEIS_DO_CLIENTE, prazoDaResposta } from '@martelo/domain/condicionais/acordo.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { calendarioDoLugar } from './dia-do-leilao.sql.ts'
import { lerLotesAIdentificar } from './lotes-a-identificar.sql.ts'

handle(lotesAIdentificar, (ctx) =>
  ctx.ler(async (tx) => {
    const lotes = await lerLotesAIdentificar(tx, ctx.hotsite.id)
    const prontos = []
    for (const { uf, cidadeDoLeilao, desde, ...l } of lotes) {
      const civil = await calendarioDoLugar(tx, { uf, cidade: cidadeDoLeilao }, desde.getTime())
      const prazo = prazoDaResposta(desde.getTime(), civil, DIAS_UTEIS_DO_CLIENTE)
      prontos.push({ ...l, desde: iso(desde), prazo: new Date(prazo).toISOString() })
    }
    return prontos
  }),
)
