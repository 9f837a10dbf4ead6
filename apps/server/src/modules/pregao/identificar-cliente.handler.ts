// A lot that a nickname won: staff says who the person is. Sold at the reserve, conditional below it; the client must be
// one who could have bid himself.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { identificarCliente } from '@martelo/contracts/pregao/identificar-cliente.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { anunciarSala } from './anunciar-sala.ts'
import { leilaoDoLote } from './apelidos-da-mesa.sql.ts'
import { travarLoteDaSala } from './conduzir.sql.ts'
import { atoresNaSala } from './quem-na-sala.sql.ts'

interface Cliente {
  id: number
  aprovado: boolean
  habilitado: boolean
}

handle(identificarCliente, async (ctx, { params, body }) => {
  const sessao = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const onde = await leilaoDoLote(tx, ctx.hotsite.id, params.lelUid)
    const lote = onde && (await travarLoteDaSala(tx, onde.leiId, params.lelUid))
    if (!onde || !lote) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (onde.teste) return recusar('NAO_PODE', 'Leilão de teste: o arremate não vira venda.')
    const achado = await sql<Cliente>`
      select c.id, (c.documento_situacao = 'Aprovado' and c.situacao = 'Ativo') as aprovado,
        exists (select from habilitacao h where h.cli_id = c.id and h.lei_id = ${onde.leiId} and h.situacao = 'APROVADA') as habilitado
      from cliente c where c.uid = ${body.cliUid} and c.hot_id = ${ctx.hotsite.id}`.execute(tx)
    const cliente = achado.rows[0]
    if (cliente === undefined) return recusar('CLIENTE_INEXISTENTE', 'Cliente não encontrado.')
    const condicional = (lote.lanceValor ?? 0) < lote.valorComitente || lote.condicional
    const t = await transitarLote(tx, ctx, {
      lelId: lote.id,
      evento: condicional ? 'identificarClienteCondicional' : 'identificarCliente',
      quem: atoresNaSala(sessao),
      fatos: { documentosAprovados: cliente.aprovado, habilitado: cliente.habilitado },
      mudar: { lanceCliId: cliente.id },
    })
    return t.pode ? { t, onde } : recusar('NAO_PODE', t.motivo)
  })
  if (ehRecusa(r)) return r
  publicarTransicoes(ctx.servicos, [r.t])
  await anunciarSala(ctx.servicos, { leiId: r.onde.leiId, leiUid: r.onde.leiUid, hotId: ctx.hotsite.id })
  return { situacao: r.t.para }
})
