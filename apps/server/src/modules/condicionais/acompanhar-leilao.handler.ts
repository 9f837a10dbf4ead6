// What a consignor follows: his own lots of an auction, with everything that is his to know. ADM sees all consignors'.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { acompanharLeilao } from '@martelo/contracts/condicionais/acompanhar-leilao.contract.ts'
import { foiVendido } from '@martelo/domain/lotes/vendidas.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerEstadoDaSala, lerLeilaoDaSala, lerLotesNoPregao, quemNaSala } from '../pregao/door.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { respostasPossiveis } from '@martelo/domain/condicionais/respostas-possiveis.ts'
import { podeGuardar } from './guardar-resposta.ts'

handle(acompanharLeilao, async (ctx, { params }) => {
  const todos = permite('comitente:todos', ctx.sessao)
  const quem = await ctx.ler((tx) => quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid))
  if (quem === null || (!todos && quem.comIds.length === 0))
    return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const versao = await ctx.servicos.tempoReal.versaoDaSala(quem.leiId)
  return ctx.ler(async (tx) => {
    const ids = await sql<{
      id: number
    }>`select id from lote where lei_id = ${quem.leiId} and situacao <> 'CADASTRADO'
      and (${todos} or com_id = any(${[...quem.comIds]}::int[])) order by posicao_leilao limit 1000`.execute(
      tx,
    )
    const lidos = await lerLotesNoPregao(
      ctx.servicos,
      tx,
      ctx.hotsite,
      ids.rows.map((l) => l.id),
      { veReservas: quem.veReservas, restrito: true, veApelidos: todos, comIds: quem.comIds },
    )
    const papeis = atoresDosPapeis(ctx.sessao?.papeis ?? [])
    const lotes = lidos.map((l) => {
      const meu = quem.comIds.includes(l.comId)
      const condicional = l.reservado?.condicional?.situacao ?? null
      const espera = l.estado.situacao === 'CONDICIONAL' && condicional !== null
      return {
        ...l,
        meu,
        respostas:
          espera || podeGuardar(l.estado)
            ? respostasPossiveis(espera ? condicional : null, meu ? [...papeis, 'Comitente'] : papeis)
            : [],
      }
    })
    const somar = (valor: (l: (typeof lotes)[number]) => number | null | undefined) =>
      lotes.reduce((soma, l) => soma + (valor(l) ?? 0), 0)
    return {
      versao,
      agora: new Date(ctx.agora).toISOString(),
      leilao: await lerLeilaoDaSala(tx, ctx.hotsite.id, quem.leiId),
      sala: await lerEstadoDaSala(tx, quem.leiId),
      comIds: [...new Set(lidos.map((l) => l.comId))],
      lotes,
      totais: {
        minimo: somar((l) => l.estado.minimo),
        reserva: somar((l) => l.reservado?.valorComitente),
        lances: somar((l) => l.estado.valor),
        vendido: somar((l) =>
          foiVendido(l.estado.situacao) ? (l.estado.valorVendido ?? l.estado.valor) : 0,
        ),
      },
    }
  })
})
