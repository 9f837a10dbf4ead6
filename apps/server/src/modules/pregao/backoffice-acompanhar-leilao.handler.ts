import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { backofficeAcompanharLeilao } from '@martelo/contracts/pregao/backoffice-acompanhar-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daEquipe, estadoPublicoDosLotes } from '../../engines/salas/port.ts'
import { lerClientesAcompanhados, lerLotesAcompanhados } from './backoffice-acompanhar-leilao.sql.ts'
import { lerEstadoDaSala } from './estado-da-sala.sql.ts'
import { condicionalDaLinha } from './lotes-da-sala.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'
import { lerLeilaoDaSala } from './sala-do-leilao.sql.ts'

/** The document status of a leader as a validation of his lot; approved papers are none. */
const RESULTADO: Readonly<Record<string, string>> = {
  Divergente: 'Divergente',
  'Aguardando Validação': 'Aguardando',
  Cadastrado: 'Aguardando',
}

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
    return {
      versao,
      leilao: await lerLeilaoDaSala(tx, ctx.hotsite.id, quem.leiId),
      sala: await lerEstadoDaSala(tx, quem.leiId),
      lotes: linhas.flatMap((l) => {
        const e = porId.get(l.id)
        if (e === undefined) return []
        const resultado = RESULTADO[l.documentoSituacao ?? '']
        return [
          {
            lelUid: e.estado.lelUid,
            clienteUid: l.clienteUid,
            clienteId: l.clienteId,
            clienteNome: l.clienteNome,
            ofeUid: l.ofeUid,
            boletoErro: l.boletoErro,
            validacoes: resultado === undefined ? [] : [{ tipoValidacao: 'Manual', resultado }],
            posicao: l.posicao,
            comitente: l.comitente,
            estado: e.estado,
            restrito: daEquipe(e),
            valorComitente: quem.veReservas ? l.valorComitente : null,
            condicional: condicionalDaLinha(l),
          },
        ]
      }),
      clientes: clientes.map(({ habilitacaoUid, habilitacaoSituacao, ...c }) => ({
        ...c,
        habilitacao:
          habilitacaoUid === null || habilitacaoSituacao === null
            ? null
            : { uid: habilitacaoUid, situacao: habilitacaoSituacao },
      })),
    }
  })
})
