// What a person of the house decides of a credit. Paid means: the money has left by the bank, outside of this product.
import { moverCreditoDeIndicacao } from '@martelo/contracts/indicacoes/mover-credito-de-indicacao.contract.ts'
import { moverCredito, movimentosDoCredito } from '@martelo/domain/indicacoes/credito.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lancar } from '../razao/door.ts'
import { apresentarCredito } from './apresentar-credito.ts'
import { contarCredito } from './contar-credito.ts'
import { gravarSituacao, lerCredito } from './indicacoes.sql.ts'

const ACAO = {
  aprovar: 'aprovarIndicacao',
  recusar: 'recusarIndicacao',
  pagar: 'pagarIndicacao',
} as const
const naoHa = () => recusar('NAO_ENCONTRADO', 'Crédito não encontrado')

handle(moverCreditoDeIndicacao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const k = await lerCredito(tx, hotId, params.uid)
    if (k === undefined) return naoHa()
    if (k.donoUsuId === ctx.sessao?.usuId)
      return recusar('RECUSADA', 'Outra pessoa decide o crédito que é seu.')
    const entidade = k.usuId === null ? 'cliente' : 'usuario'
    await conferirVersao(ctx, tx, {
      entidade,
      uid: k.quemUid,
      versaoAtual: k.versao,
      versaoLida: body.versao,
    })
    const para = moverCredito(k.situacao, body.evento)
    if (para === null) return recusar('RECUSADA', `Um crédito "${k.situacao}" não pode mais mudar assim.`)
    await gravarSituacao(tx, hotId, { id: k.id, para }, { motivo: body.motivo })
    await contarCredito(ctx.servicos, tx, hotId, k, { para, motivo: body.motivo })
    await lancar(tx, hotId, {
      objeto: { tipo: 'indicacao', chave: k.uid },
      movimentos: movimentosDoCredito(para, k.valor),
    })
    await auditar(ctx, tx, {
      entidade,
      uid: k.quemUid,
      acao: ACAO[body.evento],
      depois: { valor: k.valor, indicado: k.indicado },
      motivo: body.motivo,
    })
    const novo = await lerCredito(tx, hotId, params.uid)
    return novo === undefined ? naoHa() : apresentarCredito(novo)
  }),
)
