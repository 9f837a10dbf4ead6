// What else a sale is known by, and the lots of the same buyer and auction that still wait for their consignor.
import type { Venda } from '@martelo/contracts/vendas/venda.schemas.ts'
import { iso } from '../../core/http/iso.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { itensAtivos } from './contas-da-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

type Identidade = Pick<Venda, 'vndUid' | 'ofeUid' | 'hotsite' | 'grupoComitenteId' | 'lotesEmCondicional'>

export function identidadeDaVenda(ctx: Ctx, v: VendaLida): Identidade {
  const itens = itensAtivos(v)
  const grupos = new Set(itens.map((i) => i.comitenteGrupoId))
  const [grupo = null] = grupos
  return {
    vndUid: v.venda.uid,
    ofeUid: itens[0]?.ofeUid ?? null,
    hotsite: ctx.hotsite.nome,
    grupoComitenteId: grupos.size === 1 ? grupo : null,
    lotesEmCondicional: v.condicionais.map(({ lelUid, numero, nome, valor, prazo }) => ({
      loteId: lelUid,
      numero,
      nome,
      valor,
      prazo: iso(prazo),
    })),
  }
}
