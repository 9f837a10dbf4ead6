import { locaisRealizacao } from '@martelo/contracts/leiloes/locais-realizacao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLocal } from './apresentar-leilao.ts'

handle(locaisRealizacao, async (ctx) => {
  const linhas = await ctx.ler((tx) =>
    tx
      .selectFrom('localRealizacao')
      .selectAll()
      .where('hotId', '=', ctx.hotsite.id)
      .where('ativo', '=', true)
      .orderBy('nome')
      .orderBy('id')
      .execute(),
  )
  return linhas.map(apresentarLocal)
})
