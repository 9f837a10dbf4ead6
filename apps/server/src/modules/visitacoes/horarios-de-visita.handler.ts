import { horariosDeVisita } from '@martelo/contracts/visitacoes/horarios-de-visita.contract.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { diasEntre } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { exigirVisitante } from '../lotes/door.ts'
import { diasDeVisita, loteNaAgenda } from './agenda-do-lote.ts'
import { contatoDoCliente } from './visitacoes.sql.ts'

const DIAS_POR_PEDIDO = 31

async function contato(tx: Tx, hotId: number, cliId: number) {
  const c = await contatoDoCliente(tx, hotId, cliId)
  return c && { ...c, telefone: c.telefone && formatarTelefone(c.telefone) }
}

handle(horariosDeVisita, async (ctx, { params, query }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const quantos = diasEntre(query.de, query.ate) + 1
  if (quantos < 1 || quantos > DIAS_POR_PEDIDO)
    return recusar('PERIODO', `Peça de 1 a ${DIAS_POR_PEDIDO} dias por vez.`)
  return ctx.ler(async (tx) => {
    const na = await loteNaAgenda(ctx, tx, params.lelUid)
    if (na === null) return recusar('NAO_ENCONTRADO', 'Não encontramos este item.')
    const cliId = ctx.sessao?.cliId ?? null
    const { patio } = na
    return {
      lote: na.nome,
      url: na.url,
      patio: {
        nome: patio.nome,
        endereco: `${patio.endereco}, ${patio.cidade}/${patio.uf}`,
        comoVisitar: na.lote.comoVisitar,
      },
      contato: cliId === null ? null : await contato(tx, ctx.hotsite.id, cliId),
      ate: iso(na.lote.ate),
      dias: (await diasDeVisita(ctx, tx, na, query.de, quantos)).map((d) => ({
        ...d,
        horarios: d.horarios.map((h) => ({
          ...h,
          inicio: iso(new Date(h.inicio)),
          fim: iso(new Date(h.fim)),
        })),
      })),
    }
  })
})
