import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { backofficeAcompanharLeilao } from '@martelo/contracts/pregao/backoffice-acompanhar-leilao.contract.ts'
import {
  comprouPelaPrimeiraVez,
  esperaValidacao,
  listasDoLote,
} from '@martelo/domain/validacoes/listas-de-validacao.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daEquipe, estadoPublicoDosLotes } from '../../engines/salas/port.ts'
import { apresentarValidacao, validacoesDoLeilao } from '../validacoes/door.ts'
import { lerClientesAcompanhados, lerLotesAcompanhados } from './backoffice-acompanhar-leilao.sql.ts'
import { lerEstadoDaSala } from './estado-da-sala.sql.ts'
import { condicionalDaLinha } from './lotes-da-sala.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'
import { lerLeilaoDaSala } from './sala-do-leilao.sql.ts'

handle(backofficeAcompanharLeilao, async (ctx, { params }) => {
  const quem = await ctx.ler((tx) => quemNaSala(tx, ctx.hotsite, ctx.sessao, params.id))
  if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const versao = await ctx.servicos.tempoReal.versaoDaSala(quem.leiId)
  return ctx.ler(async (tx) => {
    const linhas = await lerLotesAcompanhados(tx, ctx.hotsite.id, quem.leiId)
    const estados = await estadoPublicoDosLotes(
      ctx.servicos,
      linhas.map((l) => l.id),
    )
    const porId = new Map(estados.map((e) => [e.lelId, e]))
    const clientes = await lerClientesAcompanhados(tx, ctx.hotsite.id, quem.leiId)
    const porLote = Map.groupBy(await validacoesDoLeilao(tx, ctx.hotsite.id, quem.leiId), (v) => v.lelId)
    return {
      versao,
      leilao: await lerLeilaoDaSala(tx, ctx.hotsite.id, quem.leiId),
      sala: await lerEstadoDaSala(tx, quem.leiId),
      lotes: linhas.flatMap((l) => {
        const e = porId.get(l.id)
        if (e === undefined) return []
        const validacoes = porLote.get(l.id) ?? []
        return [
          {
            lelUid: e.estado.lelUid,
            clienteUid: l.clienteUid,
            clienteId: l.clienteId,
            clienteNome: l.clienteNome,
            ofeUid: l.ofeUid,
            boletoErro: l.boletoErro,
            bancos: l.bancos,
            vndUid: l.vndUid,
            vndId: l.vndId,
            validacoes: validacoes.map((v) => apresentarValidacao(v, ctx.sessao)),
            listas: listasDoLote({
              situacao: e.estado.situacao,
              resultados: validacoes.map((v) => v.resultado),
            }),
            validacoesValorOfertaBloqueada: l.ofertaBloqueada,
            posicao: l.posicao,
            comitente: l.comitente,
            estado: e.estado,
            restrito: daEquipe(e),
            valorComitente: quem.veReservas ? l.valorComitente : null,
            condicional: condicionalDaLinha(l),
          },
        ]
      }),
      clientes: clientes.map(({ habilitacaoUid, habilitacaoSituacao, comprouAntes, ...c }) => ({
        ...c,
        esperaValidacao: esperaValidacao(c.situacaoDocumento),
        primeiraCompra: comprouPelaPrimeiraVez({
          comprouAntes,
          situacoesDosLotes: c.lotes.map((l) => l.situacao),
        }),
        habilitacao:
          habilitacaoUid === null || habilitacaoSituacao === null
            ? null
            : { uid: habilitacaoUid, situacao: habilitacaoSituacao },
      })),
    }
  })
})
