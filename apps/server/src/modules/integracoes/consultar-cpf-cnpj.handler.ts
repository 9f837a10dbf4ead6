// Whether a bank sells to this client, asked when a person wants to know; with a lot, its answer is the lot's validation.
import { consultarCpfCnpj } from '@martelo/contracts/integracoes/consultar-cpf-cnpj.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { BANCOS } from './bancos-comitentes.integration.ts'
import { validarPeloBanco } from './validar-pelo-banco.ts'

handle(consultarCpfCnpj, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const alvo = await ctx.ler(async (tx) => {
    const { rows } = await sql<{
      id: number
      documento: string | null
      lelId: number | null
      doBanco: boolean
    }>`
      select c.id, coalesce(c.cnpj, c.cpf) as documento,
        (select l.id from lote l where l.hot_id = ${hotId} and l.uid = ${body.lelUid ?? null}::uuid) as lel_id,
        exists (select from lote l join integracao_lote x on x.lel_id = l.id and x.hot_id = l.hot_id
          join integracao_leilao i on i.id = x.ile_id and i.integradora = ${body.integradora}
          where l.hot_id = ${hotId} and l.uid = ${body.lelUid ?? null}::uuid) as do_banco
      from cliente c where c.hot_id = ${hotId} and c.uid = ${body.cliUid}`.execute(tx)
    return rows[0]
  })
  if (alvo === undefined || (body.lelUid && alvo.lelId === null))
    return recusar('NAO_ENCONTRADO', 'Cliente ou lote não encontrado')
  if (body.lelUid && !alvo.doBanco)
    return recusar('OUTRO_BANCO', `Este lote não é de um leilão ligado ao ${body.integradora}.`)
  if (alvo.documento === null) return recusar('SEM_DOCUMENTO', 'O cliente não tem CPF nem CNPJ cadastrado.')
  const porta = await ctx.servicos.externo.porta(BANCOS[body.integradora], {
    hotId,
    reqId: ctx.reqId,
    objeto: { tipo: 'cliente', uid: body.cliUid },
  })
  if (porta === null) return recusar('SEM_INTEGRACAO', `A casa não tem credencial do ${body.integradora}.`)
  let r: { restrito: boolean; motivo: string | null }
  try {
    r = await porta.restrito(alvo.documento.trim())
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar('FORA_DO_AR', `O ${body.integradora} não respondeu: tente de novo em instantes.`)
  }
  const feito = await ctx.tx(async (tx) => {
    const nova = await tx
      .insertInto('documentoRestrito')
      .values({ hotId, integradora: body.integradora, cliId: alvo.id, ...r, consultadoBy: usuId })
      .returning(['uid', 'consultadoAt'])
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: body.cliUid,
      acao: 'consultarRestritos',
      depois: { integradora: body.integradora, restrito: r.restrito },
    })
    if (alvo.lelId === null) return { nova, validacao: null, contar: null }
    const de = { lelId: alvo.lelId, cliId: alvo.id, usuId, ccrpvUid: nova.uid }
    return { nova, ...(await validarPeloBanco(ctx, tx, body.integradora, de, r.restrito)) }
  })
  await feito.contar?.()
  return {
    uid: feito.nova.uid,
    ...r,
    consultadoAt: iso(feito.nova.consultadoAt),
    validacaoUid: feito.validacao?.uid ?? null,
  }
})
