import { mudarCanal } from '@martelo/contracts/transmissoes/mudar-canal.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarOCanal } from './mudar-o-canal.ts'

handle(mudarCanal, (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  return mudarOCanal(
    ctx.servicos,
    {
      autor: ctx,
      usuId,
      atores: atoresDosPapeis(papeis),
      emTransacao: ctx.tx,
      conferir: (tx, { uid, versao }) =>
        conferirVersao(ctx, tx, {
          entidade: 'canal_transmissao',
          uid,
          versaoAtual: versao,
          versaoLida: body.versao ?? versao,
        }),
    },
    params.uid,
    body,
  )
})
