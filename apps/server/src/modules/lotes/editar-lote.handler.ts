// A lot's form. Before release the permission to edit lots changes everything; afterwards minimum, increment and
// reserve are for the roles that the domain names. The lot's row is locked the way the bid engine locks it, and the
// database raises the lot's version by itself when something changed that a bid depends on.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { editarLote } from '@martelo/contracts/lotes/editar-lote.contract.ts'
import { impedimentoDosValores } from '@martelo/domain/lotes/acoes.ts'
import {
  contradicoesDoLote,
  impedimentoDoMinimo,
  reservaSemEfeito,
} from '@martelo/domain/lotes/conferir-lote.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { FIM_MARCADO, travarLote } from '../../engines/lances/port.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { exigirGruposDaCasa } from '../grupos/door.ts'
import { lerLote, listasDoLote, numeroUsado } from './lotes.sql.ts'
import { direitosSobreValores } from './direitos-sobre-valores.ts'

const VALORES = ['minimo', 'incremento', 'valorComitente', 'compreJa', 'valorProposta'] as const

handle(editarLote, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const achado = await lerLote(tx, hotId, params.lelUid)
    const travado = achado === null ? null : await travarLote(tx, hotId, achado.id)
    if (achado === null || travado === null) return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    if (travado.fimMarcado) return recusar('TRAVADO', FIM_MARCADO)
    const antes = (await lerLote(tx, hotId, params.lelUid)) ?? achado
    const { versao, valorComitente, reservaAceita, ...dados } = body
    const versoes = { versaoAtual: antes.edicao, versaoLida: versao }
    await conferirVersao(ctx, tx, { entidade: 'lote', uid: antes.uid, ...versoes })
    const dataInicio = dados.dataInicio === null ? null : new Date(dados.dataInicio)
    const dataFim = dados.dataFim === null ? null : new Date(dados.dataFim)
    const campos = contradicoesDoLote({
      ...dados,
      dataInicio: dataInicio?.getTime() ?? null,
      dataFim: dataFim?.getTime() ?? null,
    })
    if (Object.keys(campos).length > 0) return recusar('CONTRADICAO', Object.values(campos), { campos })
    await exigirGruposDaCasa(tx, hotId, dados.gruposCliente)
    const colunas = {
      ...dados,
      dataInicio,
      dataFim,
      video: dados.video || null,
      comissaoExtraMensagem: dados.comissaoExtraMensagem || null,
      ...(valorComitente === undefined ? {} : { valorComitente }),
    }
    const mudou = diferencas(antes, colunas)
    const mudados = Object.keys(mudou.depois)
    if (mudados.length === 0) return { id: antes.id, versao: antes.edicao, mudou: false }
    const valores = mudados.filter((c) => (VALORES as readonly string[]).includes(c))
    const preso =
      valores.length === 0
        ? null
        : impedimentoDosValores(antes.situacao as SituacaoLote, direitosSobreValores(ctx))
    if (preso !== null)
      return recusar('TRAVADO', preso, { campos: Object.fromEntries(valores.map((c) => [c, preso])) })
    const minimoPreso = mudados.includes('minimo') ? impedimentoDoMinimo(antes.lanceValor) : null
    if (minimoPreso !== null) return recusar('TRAVADO', minimoPreso, { campos: { minimo: minimoPreso } })
    const novaReserva = !reservaAceita && valores.some((c) => c === 'minimo' || c === 'valorComitente')
    const reserva = novaReserva ? reservaSemEfeito(dados.minimo, valorComitente) : null
    if (reserva !== null) return recusar('RESERVA', reserva, { campos: { valorComitente: reserva } })
    if (valores.length < mudados.length && !permite('lote:editar', ctx.sessao))
      return recusar('SEM_PERMISSAO', 'O seu papel só muda os valores do lote.')
    if (await numeroUsado(tx, antes.leiId, dados.numero, antes.id))
      return recusar('NUMERO', `Já existe o lote ${dados.numero} neste leilão.`, {
        campos: { numero: 'Número já usado' },
      })
    await tx
      .updateTable('lote')
      .set({ ...colunas, ...listasDoLote(dados), edicao: antes.edicao + 1 })
      .where('id', '=', antes.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, { entidade: 'lote', uid: antes.uid, acao: 'editar', ...mudou })
    return { id: antes.id, versao: antes.edicao + 1, mudou: true }
  })
  if (!('versao' in r)) return r
  if (r.mudou) publicarLotes(ctx.servicos, [r.id])
  return { versao: r.versao }
})
