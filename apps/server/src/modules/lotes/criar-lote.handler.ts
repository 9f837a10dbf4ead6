import { criarLote } from '@martelo/contracts/lotes/criar-lote.contract.ts'
import { podeIncluirLotes } from '@martelo/domain/leiloes/acoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { reservaSemEfeito } from '@martelo/domain/lotes/conferir-lote.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { inserirLote, loteAbertoDoVeiculo } from './novo-lote.sql.ts'

handle(criarLote, async (ctx, { body: { reservaAceita, ...body } }) => {
  const reserva = reservaAceita ? null : reservaSemEfeito(body.minimo, body.valorComitente)
  if (reserva !== null) return recusar('RESERVA', reserva, { campos: { valorComitente: reserva } })
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const leilao = await tx
      .selectFrom('leilao')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('id', '=', body.leiId)
      .forUpdate()
      .executeTakeFirst()
    const veiculo = await tx
      .selectFrom('veiculo')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('uid', '=', body.veiUid)
      .forUpdate()
      .executeTakeFirst()
    if (leilao === undefined || veiculo === undefined)
      return recusar(
        'NAO_ENCONTRADO',
        leilao === undefined ? 'Leilão não encontrado' : 'Veículo não encontrado',
      )
    if (!podeIncluirLotes(leilao.situacao as SituacaoLeilao))
      return recusar('TRAVADO', 'Este leilão já não recebe novos lotes.')
    const outro = await loteAbertoDoVeiculo(tx, hotId, veiculo.id)
    if (outro !== null)
      return recusar('OCUPADO', `O veículo já está no lote ${outro.numero} de ${outro.leilao}.`, {
        campos: { veiUid: 'Este veículo já está em outro lote' },
      })
    const novo = await inserirLote(
      tx,
      { leilao, veiculo, usuId: exigirSessao(ctx).usuId },
      { ...body, numero: body.numero || null },
    )
    if (novo === null)
      return recusar('NUMERO', `Já existe o lote ${body.numero} neste leilão.`, {
        campos: { numero: 'Número já usado' },
      })
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: novo.uid,
      acao: 'criar',
      depois: { leilao: leilao.nome, numero: novo.numero, minimo: body.minimo, veiculo: veiculo.nome },
    })
    return { novo }
  })
  if (!('novo' in r)) return r
  publicarLotes(ctx.servicos, [r.novo.id])
  return { uid: r.novo.uid, numero: r.novo.numero }
})
