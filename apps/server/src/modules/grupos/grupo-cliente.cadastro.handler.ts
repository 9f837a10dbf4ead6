import { GRUPO_CLIENTE } from '@martelo/contracts/grupos/grupo-cliente.cadastro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { temCondicao } from '@martelo/domain/grupos/condicao-do-grupo.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import { usoDoGrupo } from './grupos.sql.ts'
import { preencherPelaCondicao } from './preencher-grupo.ts'

handleCadastro(GRUPO_CLIENTE, {
  colunas: { membros: sql`(select count(*)::int from cliente_grupo m where m.gru_id = t.id)` },
  emUso: { cliente_grupo: ['cliente', 'clientes'], hotsite: ['ajuste do site', 'ajustes do site'] },
  // Lots and auctions name groups in a list: without the group no one might bid there.
  async antesDeApagar({ ctx, tx, registro }) {
    const uso = await usoDoGrupo(tx, ctx.hotsite.id, registro.uid)
    const frase = [quantos(uso.leiloes, 'leilão', 'leilões'), quantos(uso.lotes, 'lote', 'lotes')]
    return uso.leiloes + uso.lotes === 0
      ? undefined
      : recusar('EM_USO', `O grupo está em uso: ${frase.join(' e ')}. Tire-o de lá antes.`)
  },
  async antesDeSalvar({ dados }) {
    if (dados.tipo !== 'Por condição' || temCondicao(dados)) return {}
    const frase = 'Escolha ao menos uma condição, ou o tipo Manual.'
    return recusar('CAMPOS', frase, { campos: { tipo: frase } })
  },
  async depoisDeSalvar({ ctx, tx, uid }) {
    await preencherPelaCondicao(tx, ctx.hotsite.id, uid, ctx.agora)
  },
})
