// Asks the registry about a client: who asked, by which right and for what is kept with the answer. With a lot, the answer is
// the lot's validation.
import { consultarProcob } from '@martelo/contracts/procob/consultar-procob.contract.ts'
import { julgarConsulta } from '@martelo/domain/procob/julgar-consulta.ts'
import type { TipoDeValidacao } from '@martelo/domain/validacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import {
  abrirValidacao,
  anunciarResposta,
  anunciarValidacao,
  avisarDivergencia,
  responderPelaConsulta,
} from '../validacoes/door.ts'
import { apresentarConsulta } from './apresentar-consulta-procob.ts'
import { alvoDaConsulta, consultasDe, guardarConsultaProcob } from './consultas-procob.sql.ts'
import { PROCOB, type RespostaProcob } from './procob.integration.ts'

const VALIDACAO: Readonly<Record<'CADASTRO' | 'INSCRICAO_ESTADUAL', TipoDeValidacao>> = {
  CADASTRO: 'Procob',
  INSCRICAO_ESTADUAL: 'Procob_Inscricao_Estadual',
}

handle(consultarProcob, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const alvo = await ctx.ler((tx) => alvoDaConsulta(tx, hotId, body.cliUid, body.lelUid ?? null))
  if (alvo === undefined || (body.lelUid && alvo.lelId === null))
    return recusar('NAO_ENCONTRADO', 'Cliente ou lote não encontrado')
  if (alvo.documento === null) return recusar('SEM_DOCUMENTO', 'O cliente não tem CPF nem CNPJ cadastrado.')
  const porta = await ctx.servicos.externo.porta(PROCOB, {
    hotId,
    reqId: ctx.reqId,
    objeto: { tipo: 'cliente', uid: body.cliUid },
  })
  if (porta === null) return recusar('SEM_INTEGRACAO', 'A casa não tem credencial da Procob.')
  let r: RespostaProcob
  try {
    const documento = alvo.documento.trim()
    r = await (body.tipo === 'CADASTRO' ? porta.cadastro(documento) : porta.inscricaoEstadual(documento))
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar('FORA_DO_AR', 'A Procob não respondeu: tente de novo em instantes.')
  }
  const { resultado, motivos } = julgarConsulta(body.tipo, r, alvo)
  const feito = await ctx.tx(async (tx) => {
    const { tipo, baseLegal, finalidade } = body
    const { id: cliId, lelId } = alvo
    const uid = await guardarConsultaProcob(tx, {
      hotId,
      cliId,
      lelId,
      tipo,
      baseLegal,
      finalidade,
      resultado,
      motivos,
      usuId,
      dados: r,
    })
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: body.cliUid,
      acao: 'consultarProcob',
      depois: { tipo, resultado, baseLegal, finalidade },
    })
    const [consulta] = await consultasDe(tx, hotId, { uid })
    if (consulta === undefined) throw new Error(`the question ${uid} vanished`)
    if (resultado === 'Divergente')
      await avisarDivergencia(ctx.servicos, tx, { hotId, cliId, tipo: VALIDACAO[tipo], consultaUid: uid })
    if (lelId === null) return { consulta, validacao: null, contar: null }
    const pedido = { hotId, lelId, cliId, usuId, tipo: VALIDACAO[tipo], resultado, procobUid: uid }
    const { nova, validacao } = await abrirValidacao(ctx.servicos, tx, pedido)
    if (nova) return { consulta, validacao, contar: () => anunciarValidacao(ctx.servicos, hotId, validacao) }
    const mudada = await responderPelaConsulta(ctx, tx, validacao.uid, resultado)
    return { consulta, validacao, contar: mudada === null ? null : () => anunciarResposta(ctx, mudada) }
  })
  await feito.contar?.()
  return { ...apresentarConsulta(feito.consulta), validacaoUid: feito.validacao?.uid ?? null }
})
