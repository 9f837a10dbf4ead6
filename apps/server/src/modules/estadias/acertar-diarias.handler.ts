// Daily fees of the buyer. What is received becomes a charge of the sale and an approved payment of the same sum; what is
// excused stays on the stay with its reason.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { acertarDiarias } from '@martelo/contracts/estadias/acertar-diarias.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import { assentarVenda, concluir, cobrarAMais, travarVenda } from '../vendas/door.ts'
import { contarEstadia } from './contar-estadia.ts'
import { estadiaParaMudar, responderEstadia } from './responder-estadia.ts'

const nega = (campo: string, frase: string) =>
  new RecusaLancada(recusar('CAMPOS', frase, { campos: { [campo]: frase } }))

handle(acertarDiarias, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId, nome } = exigirSessao(ctx)
  const recebe = body.acao === 'receber'
  if (!recebe && !permite('estadia:dispensar', ctx.sessao))
    return recusar('SEM_PERMISSAO', 'Só a administração dispensa diárias.')
  const feita = await ctx.tx(async (tx) => {
    const e = await estadiaParaMudar(ctx, tx, params.uid, body.versao)
    const { compra, devido } = await contarEstadia(tx, hotId, e, ctx.agora)
    if (compra === undefined || devido === 0)
      throw new RecusaLancada(recusar('RECUSADA', 'Não há diárias a receber.'))
    if (body.valor > devido) throw nega('valor', `O máximo é ${formatarReais(devido)}.`)
    if (!recebe && !body.motivo?.trim()) throw nega('motivo', 'Informe o motivo.')
    if (recebe && !body.forma) throw nega('forma', 'Escolha a forma.')
    await tx
      .updateTable('estadia')
      .set({
        ...(recebe
          ? { diariasRecebidas: sql`diarias_recebidas + ${body.valor}` }
          : {
              diariasDispensadas: sql`diarias_dispensadas + ${body.valor}`,
              diariasMotivo: body.motivo ?? null,
            }),
        updatedBy: usuId,
        updatedAt: new Date(ctx.agora),
        versao: sql`versao + 1`,
      })
      .where('id', '=', e.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'estadia',
      uid: e.uid,
      acao: recebe ? 'receberDiarias' : 'dispensarDiarias',
      depois: { diarias: body.valor },
      motivo: body.motivo ?? null,
      versao: e.versao + 1,
    })
    if (!recebe) return null
    const v = await travarVenda(tx, hotId, compra.vndId)
    await cobrarAMais(tx, hotId, compra.itemId, body.valor)
    await inserirPagamento(tx, {
      hotId,
      vndId: compra.vndId,
      tipo: body.forma === 'PIX' ? 'DEPOSITO' : (body.forma ?? 'DINHEIRO'),
      ...(body.forma === 'PIX' ? { origemTipoPagamento: 'PIX', conId: v?.venda.contaId ?? null } : {}),
      valor: body.valor,
      situacao: 'aprovado',
      dataPagamento: new Date(ctx.agora),
      respondidoAt: new Date(ctx.agora),
      respondidoBy: usuId,
      createdBy: usuId,
    })
    return assentarVenda(ctx, tx, compra.vndId, nome)
  })
  if (feita !== null) concluir(ctx.servicos, feita)
  return responderEstadia(ctx, params.uid)
})
