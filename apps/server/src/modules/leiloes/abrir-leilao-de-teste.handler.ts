import { abrirLeilaoDeTeste } from '@martelo/contracts/leiloes/abrir-leilao-de-teste.contract.ts'
import { LEILAO_DE_TESTE } from '@martelo/domain/leiloes/leilao-de-teste.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { montarLeilaoDeTeste } from './leilao-de-teste.sql.ts'

handle(abrirLeilaoDeTeste, (ctx) =>
  ctx.tx(async (tx) => {
    const novo = await montarLeilaoDeTeste(tx, ctx.hotsite.id, exigirSessao(ctx).usuId)
    if (novo === null)
      return recusar('JA_EXISTE', 'Já há um leilão de teste nesta casa. Retire-o antes de montar outro.')
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: novo.uid,
      acao: 'montarTeste',
      depois: { nome: LEILAO_DE_TESTE.nome },
    })
    return novo
  }),
)
