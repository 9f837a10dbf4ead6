import { salvarConvenioDeBoleto } from '@martelo/contracts/boletos/salvar-convenio-de-boleto.contract.ts'
import { errosDaConta } from '@martelo/domain/boletos/bancos.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { usarContaNosBoletos } from '../hotsites/door.ts'
import { apresentarConvenio } from './apresentar-boleto.ts'
import { contaDeCobranca, lerConvenios } from './boletos.sql.ts'

handle(salvarConvenioDeBoleto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const salvo = await ctx.tx(async (tx) => {
    const antes = (await lerConvenios(tx, hotId, { contaUid: params.contaUid }, { travar: true }))[0]
    if (antes === undefined) return null
    await conferirVersao(ctx, tx, {
      entidade: 'convenioBoleto',
      uid: params.contaUid,
      versaoAtual: antes.via === null ? 0 : antes.versao,
      versaoLida: body.versao,
    })
    const { versao: _, principal, ...valores } = body
    const convenio = body.convenio || null
    const campos: Record<string, string> = {}
    for (const e of errosDaConta({ ...contaDeCobranca(antes), carteira: body.carteira, convenio }))
      campos[e.campo === 'carteira' || e.campo === 'convenio' ? e.campo : 'contaUid'] = e.erro
    if (antes.via !== null && body.proximoNumero < antes.proximoNumero)
      campos['proximoNumero'] = `Os números até ${antes.proximoNumero - 1} já foram usados.`
    if (body.principal && antes.comId !== null)
      campos['principal'] = 'A conta principal é da casa, não de um comitente.'
    const primeiro = Object.values(campos)[0]
    if (primeiro !== undefined) throw new RecusaLancada(recusar('CAMPOS', primeiro, { campos }))
    // The site's setting says which account is the principal one.
    if (body.principal !== antes.principal)
      await usarContaNosBoletos(tx, hotId, body.principal ? antes.conId : null)
    const linha = {
      ...valores,
      convenio,
      diasParaProtesto: body.diasParaProtesto ?? null,
      instrucoes: body.instrucoes ?? '',
    }
    await tx
      .insertInto('convenioBoleto')
      .values({ hotId, conId: antes.conId, ...linha })
      .onConflict((c) =>
        c.columns(['hotId', 'conId']).doUpdateSet({ ...linha, versao: sql`convenio_boleto.versao + 1` }),
      )
      .execute()
    await auditar(ctx, tx, {
      entidade: 'convenioBoleto',
      uid: params.contaUid,
      acao: antes.via === null ? 'criar' : 'editar',
      depois: { ...linha, principal },
    })
    return (await lerConvenios(tx, hotId, { contaUid: params.contaUid }))[0]
  })
  if (salvo === null || salvo === undefined) return recusar('NAO_ENCONTRADA', 'Conta não encontrada')
  return apresentarConvenio(salvo)
})
