import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { escolherNaMora } from '@martelo/contracts/judicial/escolher-na-mora.contract.ts'
import { ROTULO_DA_ESCOLHA } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anotarEscolha, lerMoras, travarMora } from './mora.sql.ts'

handle(escolherNaMora, (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const [achada] = await lerMoras(tx, hotId, { uid: params.uid })
    if (achada?.tipo !== 'MULTA') return recusar('NAO_ENCONTRADA', MENSAGENS.naoEncontrado)
    await travarMora(tx, hotId, achada.id)
    const [m = achada] = await lerMoras(tx, hotId, { uid: params.uid })
    await conferirVersao(ctx, tx, {
      entidade: 'venda',
      uid: m.vndUid,
      versaoAtual: m.versao,
      versaoLida: body.versao,
    })
    if (m.escolha !== null)
      return recusar('NAO_PODE', `O exequente já escolheu: ${ROTULO_DA_ESCOLHA[m.escolha].toLowerCase()}.`)
    const { escolha, explicacao } = body
    await anotarEscolha(tx, hotId, m.id, { escolha, explicacao, usuId })
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: m.vndUid,
      acao: 'escolherNaMora',
      depois: { descricao: ROTULO_DA_ESCOLHA[escolha] },
      motivo: explicacao,
    })
    return { escolha }
  })
})
